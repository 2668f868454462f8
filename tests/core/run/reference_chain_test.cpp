// The chain with a weak link, F3 and F4 of spec §9: errors over the weight of the link.
#include <gtest/gtest.h>

#include "support/reference.h"

namespace gtv {
namespace {

using testing::Band;
using testing::compare;
using testing::Fields;
using testing::method;
using testing::Published;
using testing::ReferenceCell;
using testing::ReferenceRow;

// λ and γ of the official code in units of the mean loss, λ/m and γ = m; and as printed, where
// ‖·‖² with 0.05 is MOCHA with 0.1.
Fields officialL1() { return method("l1", 0.02, 5); }
Fields officialLasso() { return method("nlasso", 0.02, 5); }
Fields officialMocha() { return method("mocha", 0.01, 5); }
Fields printedL1() { return method("l1", 0.1, 1); }
Fields printedLasso() { return method("nlasso", 0.1, 1); }
Fields printedSquared() { return method("mocha", 0.1, 1); }

ReferenceRow noiseless(Fields fields, double labeledFraction, std::vector<ReferenceCell> cells) {
  fields.emplace_back("data.labeledFraction", labeledFraction);
  return {std::move(fields), std::move(cells), 10};
}

ReferenceRow noisy(Fields fields, double noise, std::vector<ReferenceCell> cells) {
  fields.emplace_back("data.noise", noise);
  return {std::move(fields), std::move(cells), 5};
}

/// The same at every weight of the link.
std::vector<ReferenceCell> flat(const Published& mse) {
  return {{0.1, mse}, {0.5, mse}, {0.9, mse}};
}

// F3: σ = 0, medians of ten. With ρ = 0.2 and ε = 0.9 half of the runs of the norms have not found
// the boundary after 2000 iterations: not tested.
TEST(ReferenceChainTest, NoiselessOfficialNorms) {
  compare({"chain",
           "graph.boundaryWeight",
           Band::NoiselessChain,
           {
               noiseless(officialL1(), 0.2, {{0.1, 1.6e-8}, {0.5, 1.3e-7}}),
               noiseless(officialL1(), 0.4, {{0.1, 4.8e-9}, {0.5, 4.5e-8}, {0.9, 1.3e-7}}),
               noiseless(officialL1(), 0.6, {{0.1, 3.1e-9}, {0.5, 2.2e-8}, {0.9, 8.5e-8}}),
               noiseless(officialLasso(), 0.2, {{0.1, 1.7e-8}, {0.5, 1.3e-7}}),
               noiseless(officialLasso(), 0.4, {{0.1, 4.1e-9}, {0.5, 4.6e-8}, {0.9, 1.3e-7}}),
               noiseless(officialLasso(), 0.6, {{0.1, 2.2e-9}, {0.5, 2.2e-8}, {0.9, 8.4e-8}}),
           }});
}

TEST(ReferenceChainTest, NoiselessPrintedNorms) {
  compare({"chain-printed",
           "graph.boundaryWeight",
           Band::NoiselessChain,
           {
               noiseless(printedL1(), 0.2, {{0.1, 1.1e-7}, {0.5, 1.9e-6}}),
               noiseless(printedL1(), 0.4,
                         {{0.1, Published{3e-8, 4e-8}}, {0.5, 5.2e-7}, {0.9, 1.7e-6}}),
               noiseless(printedL1(), 0.6, {{0.1, 1.6e-8}, {0.5, 2.6e-7}, {0.9, 8.2e-7}}),
               noiseless(printedLasso(), 0.2, {{0.1, 1.1e-7}, {0.5, 1.9e-6}}),
               noiseless(printedLasso(), 0.4,
                         {{0.1, Published{3e-8, 4e-8}}, {0.5, 5.2e-7}, {0.9, 1.7e-6}}),
               noiseless(printedLasso(), 0.6, {{0.1, 1.6e-8}, {0.5, 2.6e-7}, {0.9, 8.2e-7}}),
           }});
}

TEST(ReferenceChainTest, NoiselessMocha) {
  compare({"chain",
           "graph.boundaryWeight",
           Band::MochaChain,
           {
               noiseless(officialMocha(), 0.2, {{0.1, 0.10}, {0.5, 0.13}, {0.9, 0.13}}),
               noiseless(officialMocha(), 0.4, {{0.1, 0.0044}, {0.5, 0.017}, {0.9, 0.035}}),
               noiseless(officialMocha(), 0.6, {{0.1, 7e-4}, {0.5, 0.009}, {0.9, 0.017}}),
               noiseless(printedSquared(), 0.2, {{0.1, 0.018}, {0.5, 0.046}, {0.9, 0.077}}),
               noiseless(printedSquared(), 0.4, {{0.1, 0.003}, {0.5, 0.018}, {0.9, 0.025}}),
               noiseless(printedSquared(), 0.6, {{0.1, 8e-4}, {0.5, 0.010}, {0.9, 0.017}}),
           }});
}

// F4: ρ = 0.6 with noise. The errors of the norms hardly depend on the weight of the link.
TEST(ReferenceChainTest, NoisyOfficialNorms) {
  compare({"chain",
           "graph.boundaryWeight",
           Band::General,
           {
               noisy(officialL1(), 0.01, flat({2e-6, 3e-6})),
               noisy(officialL1(), 0.1, flat({2.6e-3, 3.2e-3})),
               noisy(officialL1(), 1, flat({0.73, 0.81})),
               noisy(officialLasso(), 0.01, flat({2e-6, 3e-6})),
               noisy(officialLasso(), 0.1, flat({2.6e-3, 3.2e-3})),
               noisy(officialLasso(), 1, flat({0.73, 0.81})),
           }});
}

TEST(ReferenceChainTest, NoisyPrintedNorms) {
  compare({"chain-printed",
           "graph.boundaryWeight",
           Band::General,
           {
               noisy(printedL1(), 0.01, flat({8e-7, 1.1e-6})),
               noisy(printedL1(), 0.1, flat({5e-4, 7e-4})),
               noisy(printedL1(), 1, flat({0.45, 0.50})),
               noisy(printedLasso(), 0.01, flat({8e-7, 1.1e-6})),
               noisy(printedLasso(), 0.1, flat({5e-4, 7e-4})),
               noisy(printedLasso(), 1, flat({0.45, 0.50})),
           }});
}

TEST(ReferenceChainTest, NoisyMocha) {
  compare({"chain",
           "graph.boundaryWeight",
           Band::MochaChain,
           {
               noisy(officialMocha(), 0.01, {{0.1, 0.0011}, {0.5, 0.014}, {0.9, 0.021}}),
               noisy(officialMocha(), 0.1, {{0.1, 0.0081}, {0.5, 0.022}, {0.9, 0.028}}),
               noisy(officialMocha(), 1, flat({0.72, 0.79})),
               noisy(printedSquared(), 0.01, {{0.1, 0.0012}, {0.5, 0.014}, {0.9, 0.021}}),
               noisy(printedSquared(), 0.1, {{0.1, 0.006}, {0.5, 0.020}, {0.9, 0.026}}),
               noisy(printedSquared(), 1, flat({0.48, 0.50})),
           }});
}

}  // namespace
}  // namespace gtv
