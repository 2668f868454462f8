// Two clusters of a stochastic block model, F9 and F10 of spec §9: errors over the probability of
// an edge between the clusters.
#include <gtest/gtest.h>

#include "support/reference.h"

namespace gtv {
namespace {

using testing::Band;
using testing::compare;
using testing::Effort;
using testing::Fields;
using testing::method;
using testing::ReferenceCell;
using testing::ReferenceRow;
using testing::Summary;

// λ and γ of the official code in units of the mean loss, λ/m and γ = m; and as printed, but with
// the 2000 iterations of the code and of the reference values.
Fields officialL1() { return method("l1", 0.002, 5); }
Fields officialLasso() { return method("nlasso", 0.002, 5); }
Fields officialMocha() { return method("mocha", 0.001, 5); }
Fields printedL1() { return method("l1", 0.01, 1); }
Fields printedLasso() { return method("nlasso", 0.01, 1); }
/// λ = 0.01 for ½‖·‖², 0.02 for ‖·‖².
Fields printedMocha(double lambda) { return method("mocha", lambda, 1); }

ReferenceRow noiseless(Fields fields, double labeledFraction, std::vector<ReferenceCell> cells,
                       int repeats = 1, Effort effort = Effort::Always,
                       Summary summary = Summary::Median) {
  fields.emplace_back("stop.maxIterations", 2000);
  fields.emplace_back("data.labeledFraction", labeledFraction);
  return {std::move(fields), std::move(cells), repeats, effort, summary};
}

ReferenceRow noisy(Fields fields, double noise, std::vector<ReferenceCell> cells, int repeats = 1,
                   Effort effort = Effort::Always) {
  fields.emplace_back("stop.maxIterations", 2000);
  fields.emplace_back("data.noise", noise);
  return {std::move(fields), std::move(cells), repeats, effort};
}

// F9: σ = 0. With ρ = 0.6 the norms are near their recovery threshold at p_out = 0.2: medians of
// twenty there, and of five beyond, where the error depends on how M is divided.
TEST(ReferenceBlocksTest, NoiselessOfficialL1) {
  compare({"sbm-two-clusters",
           "graph.pOut",
           Band::General,
           {
               noiseless(officialL1(), 0.2,
                         {{0.01, 2.8e-5}, {0.1, 3.4}, {0.2, 3.6}, {0.3, 3.6}, {0.5, 3.7}}),
               noiseless(officialL1(), 0.4,
                         {{0.01, 6.3e-6}, {0.1, 7e-4}, {0.2, 2.6}, {0.3, 2.9}, {0.5, 3.0}}),
               noiseless(officialL1(), 0.6, {{0.01, 2.8e-6}, {0.1, 2.9e-4}}),
               noiseless(officialL1(), 0.6, {{0.3, 1.6}, {0.5, 1.8}}, 5),
               noiseless(officialL1(), 0.6, {{0.2, 1.3e-3}}, 20),
           }});
}

TEST(ReferenceBlocksTest, NoiselessOfficialLasso) {
  compare({"sbm-two-clusters",
           "graph.pOut",
           Band::General,
           {
               noiseless(officialLasso(), 0.2,
                         {{0.01, 4.7e-5}, {0.1, 3.5}, {0.2, 3.5}, {0.3, 3.6}, {0.5, 3.6}}),
               noiseless(officialLasso(), 0.4,
                         {{0.01, 6.3e-6}, {0.1, 7e-4}, {0.2, 2.6}, {0.3, 2.8}, {0.5, 2.9}}),
               noiseless(officialLasso(), 0.6, {{0.01, 2.8e-6}, {0.1, 3.0e-4}}),
               noiseless(officialLasso(), 0.6, {{0.3, 1.6}, {0.5, 1.8}}, 5),
               noiseless(officialLasso(), 0.6, {{0.2, 0.0019}}, 20, Effort::Long),
           }});
}

TEST(ReferenceBlocksTest, NoiselessOfficialMocha) {
  compare({"sbm-two-clusters",
           "graph.pOut",
           Band::General,
           {
               noiseless(officialMocha(), 0.2,
                         {{0.01, 0.33}, {0.1, 1.8}, {0.2, 2.6}, {0.3, 3.0}, {0.5, 3.4}}),
               noiseless(officialMocha(), 0.4,
                         {{0.01, 0.034}, {0.1, 0.81}, {0.2, 1.5}, {0.3, 2.0}, {0.5, 2.5}}),
               noiseless(officialMocha(), 0.6,
                         {{0.01, 0.0086}, {0.1, 0.36}, {0.2, 0.81}, {0.3, 1.2}, {0.5, 1.7}}),
           }});
}

TEST(ReferenceBlocksTest, NoiselessPrintedL1) {
  compare({"sbm-two-clusters-printed",
           "graph.pOut",
           Band::General,
           {
               noiseless(printedL1(), 0.2,
                         {{0.01, 8e-4}, {0.1, 3.5}, {0.2, 3.6}, {0.3, 3.7}, {0.5, 3.7}}),
               noiseless(printedL1(), 0.4,
                         {{0.01, 1.6e-4}, {0.1, 0.019}, {0.2, 2.7}, {0.3, 3.0}, {0.5, 3.1}}),
               noiseless(printedL1(), 0.6, {{0.01, 7.0e-5}, {0.1, 0.0074}}),
               noiseless(printedL1(), 0.6, {{0.3, 1.7}, {0.5, 2.0}}, 5),
               noiseless(printedL1(), 0.6, {{0.2, 0.032}}, 20, Effort::Long),
           }});
}

TEST(ReferenceBlocksTest, NoiselessPrintedLasso) {
  compare({"sbm-two-clusters-printed",
           "graph.pOut",
           Band::General,
           {
               noiseless(printedLasso(), 0.2, {{0.1, 3.6}, {0.2, 3.6}, {0.3, 3.7}, {0.5, 3.7}}),
               // Not converged: single runs go from 7e-4 to 0.015, and the reference is a mean.
               noiseless(printedLasso(), 0.2, {{0.01, 0.008}}, 20, Effort::Always, Summary::Mean),
               noiseless(printedLasso(), 0.4,
                         {{0.01, 1.6e-4}, {0.1, 0.03}, {0.2, 2.7}, {0.3, 2.9}, {0.5, 3.0}}),
               noiseless(printedLasso(), 0.6, {{0.01, 7.0e-5}, {0.1, 0.0074}}),
               noiseless(printedLasso(), 0.6, {{0.3, 1.7}, {0.5, 2.0}}, 5),
               noiseless(printedLasso(), 0.6, {{0.2, 0.038}}, 20, Effort::Long),
           }});
}

TEST(ReferenceBlocksTest, NoiselessPrintedMocha) {
  compare({"sbm-two-clusters-printed",
           "graph.pOut",
           Band::General,
           {
               noiseless(printedMocha(0.01), 0.2,
                         {{0.01, 0.24}, {0.1, 2.2}, {0.2, 2.9}, {0.3, 3.2}, {0.5, 3.5}}),
               noiseless(printedMocha(0.01), 0.4,
                         {{0.01, 0.043}, {0.1, 1.1}, {0.2, 1.9}, {0.3, 2.3}, {0.5, 2.8}}),
               noiseless(printedMocha(0.01), 0.6,
                         {{0.01, 0.015}, {0.1, 0.58}, {0.2, 1.2}, {0.3, 1.6}, {0.5, 2.1}}),
               noiseless(printedMocha(0.02), 0.2, {{0.01, 0.25}}),
               noiseless(printedMocha(0.02), 0.4, {{0.01, 0.062}}),
               noiseless(printedMocha(0.02), 0.6, {{0.01, 0.024}}),
           }});
}

// F10: ρ = 0.6 with noise. With σ = 1 most of the error is that of local least squares with m = 5,
// d = 2, whose variance is infinite: medians of nine. With σ = 0.01 and 0.1 the norms behave as
// without noise beyond p_out = 0.1.
TEST(ReferenceBlocksTest, NoisyOfficialL1) {
  compare({"sbm-two-clusters",
           "graph.pOut",
           Band::General,
           {
               noisy(officialL1(), 0.01, {{0.01, 2.9e-6}, {0.1, 2.9e-4}}),
               noisy(officialL1(), 0.01, {{0.3, 1.6}, {0.5, 1.8}}, 5, Effort::Long),
               noisy(officialL1(), 0.01, {{0.2, 1.3e-3}}, 20, Effort::Long),
               noisy(officialL1(), 0.1, {{0.01, 3.0e-4}, {0.1, 8e-4}}),
               noisy(officialL1(), 0.1, {{0.3, 1.6}, {0.5, 1.8}}, 5, Effort::Long),
               noisy(officialL1(), 0.1, {{0.2, 2.6e-3}}, 20, Effort::Long),
               noisy(officialL1(), 1, {{0.01, 0.39}, {0.1, 0.41}}, 9),
               noisy(officialL1(), 1, {{0.3, 2.1}, {0.5, 2.2}}, 5),
               noisy(officialL1(), 1, {{0.2, 0.51}}, 9),
           }});
}

TEST(ReferenceBlocksTest, NoisyOfficialLasso) {
  compare({"sbm-two-clusters",
           "graph.pOut",
           Band::General,
           {
               noisy(officialLasso(), 0.1, {{0.01, 4.6e-4}, {0.1, 1.2e-3}}),
               noisy(officialLasso(), 0.1, {{0.2, 0.006}}, 20, Effort::Long),
               noisy(officialLasso(), 1, {{0.01, 0.42}, {0.1, 0.45}, {0.2, 0.69}}, 9),
           }});
}

TEST(ReferenceBlocksTest, NoisyOfficialMocha) {
  compare({"sbm-two-clusters",
           "graph.pOut",
           Band::General,
           {
               noisy(officialMocha(), 0.01,
                     {{0.01, 0.0086}, {0.1, 0.36}, {0.2, 0.80}, {0.3, 1.2}, {0.5, 1.7}}),
               noisy(officialMocha(), 0.1,
                     {{0.01, 0.013}, {0.1, 0.36}, {0.2, 0.81}, {0.3, 1.2}, {0.5, 1.7}}),
               noisy(officialMocha(), 1,
                     {{0.01, 0.46}, {0.1, 0.78}, {0.2, 1.2}, {0.3, 1.6}, {0.5, 2.0}}),
           }});
}

TEST(ReferenceBlocksTest, NoisyPrintedL1) {
  compare({"sbm-two-clusters-printed",
           "graph.pOut",
           Band::General,
           {
               noisy(printedL1(), 0.01, {{0.01, 7e-5}, {0.1, 0.0074}}),
               noisy(printedL1(), 0.01, {{0.3, 1.7}, {0.5, 2.0}}, 5, Effort::Long),
               noisy(printedL1(), 0.01, {{0.2, 0.032}}, 20, Effort::Long),
               noisy(printedL1(), 0.1, {{0.01, 9e-5}, {0.1, 0.0074}}),
               noisy(printedL1(), 0.1, {{0.3, 1.7}, {0.5, 2.0}}, 5, Effort::Long),
               noisy(printedL1(), 0.1, {{0.2, 0.033}}, 20, Effort::Long),
               noisy(printedL1(), 1, {{0.01, 0.11}, {0.1, 0.13}}),
               noisy(printedL1(), 1, {{0.3, 1.9}, {0.5, 2.2}}, 5),
               noisy(printedL1(), 1, {{0.2, 0.26}}, 9),
           }});
}

}  // namespace
}  // namespace gtv
