#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <mutex>
#include <set>

#include "base/parallel.h"
#include "base/rng.h"
#include "engines.h"
#include "losses/catalogue.h"
#include "penalties/catalogue.h"
#include "problem/dual_bound.h"
#include "rows.h"
#include "support/independent_solver.h"
#include "support/random_instances.h"

namespace gtv::bench {
namespace {

using testing::PlainLoss;

/// Seeds that no test uses.
constexpr std::uint64_t firstSeed = 1'000'000;
/// Of the default engine; at each the certificate is looked at.
constexpr std::array stages{1, 10, 40};
constexpr std::array kinds{PlainLoss::Squared,  PlainLoss::Absolute, PlainLoss::Huber,
                           PlainLoss::Logistic, PlainLoss::Hinge,    PlainLoss::Clustering};

struct Tally {
  int certificates = 0;
  int dishonest = 0;
  int misjudged = 0;      ///< P(W) itself is another
  int infinite = 0;       ///< where a number is promised
  int infiniteOther = 0;  ///< of losses it promises nothing for
  int unlabeled = 0;      ///< problems with nodes without labels
  int fewSamples = 0;     ///< with nodes of fewer samples than parameters
  int weighted = 0;       ///< with edges of different weights
  int disconnected = 0;
  std::vector<std::string> examples;  ///< of what went wrong

  void operator+=(const Tally& other) {
    certificates += other.certificates;
    dishonest += other.dishonest;
    misjudged += other.misjudged;
    infinite += other.infinite;
    infiniteOther += other.infiniteOther;
    unlabeled += other.unlabeled;
    fewSamples += other.fewSamples;
    weighted += other.weighted;
    disconnected += other.disconnected;
    for (const auto& example : other.examples)
      if (examples.size() < 5) examples.push_back(example);
  }
};

/// Every pairing of a loss and a penalty of the catalogues in turn, other losses mixed in.
testing::InstanceOptions optionsOf(int k) {
  const auto& penalties = penaltyCatalogue().entries;
  testing::InstanceOptions options;
  options.seed = firstSeed + static_cast<std::uint64_t>(k);
  options.loss = kinds[static_cast<std::size_t>(k) % kinds.size()];
  options.penalty =
      penalties[static_cast<std::size_t>(k) / kinds.size() % penalties.size()].info.id;
  for (const auto kind : kinds) {
    options.others.push_back(kind);
    const auto& info = *lossCatalogue().view.find(testing::lossId(kind));
    options.ridge = options.ridge && info.parameter("ridge") != nullptr;
    options.lasso = options.lasso && info.parameter("lasso") != nullptr;
  }
  return options;
}

/// One random problem: along a run of the default engine and at a point far from it.
class CertificateCheck {
 public:
  explicit CertificateCheck(int k)
      : instance_(testing::randomInstance(optionsOf(k))),
        problem_(testing::makeProblem(instance_)),
        bounder_(problem_),
        reference_(testing::solveIndependently(instance_.plain)),
        atZero_(exact(Matrix::Zero(problem_.dimension, problem_.nodeCount()))) {}

  Tally run() {
    describe();
    const auto solver = solverOf("auto", problem_);
    for (const int stage : stages) {
      while (solver->iteration() < stage) solver->step();
      look(solver->primal(), solver->dual());
    }
    Rng rng(instance_.options.seed);
    Matrix away(problem_.dimension, problem_.nodeCount());
    rng.fillNormal(away);
    look(reference_.W + reference_.W.cwiseAbs().maxCoeff() * away,
         Matrix::Zero(problem_.dimension, problem_.edgeCount()));
    return tally_;
  }

 private:
  double exact(const Matrix& W) const {
    return static_cast<double>(
        testing::plainObjective(instance_.plain, W.cast<testing::Extended>()));
  }

  void look(const Matrix& W, const Matrix& U) {
    const auto bound = bounder_.bound(W, U);
    ++tally_.certificates;
    if (!std::isfinite(bound.gap)) {
      ++(isPromised() ? tally_.infinite : tally_.infiniteOther);
      tally_.examples.push_back("not finite: " + instance_.describe());
      return;
    }
    const double primal = exact(W);
    if (std::abs(bound.primal - primal) > 1e-12 * (primal + atZero_)) {
      ++tally_.misjudged;
      tally_.examples.push_back(
          fmt::format("P {:.17g} for {:.17g}: {}", bound.primal, primal, instance_.describe()));
      return;
    }
    // As in the test of the certificate: the scale of the relative gap, and squared residuals that
    // lose ε√(P(W)P(0)) to rounding.
    const double rounding =
        1e-12 * std::max(primal, 1e-9 * atZero_) + 4e-16 * std::sqrt(primal * atZero_);
    if (bound.gap >= primal - reference_.objective - rounding) return;
    ++tally_.dishonest;
    tally_.examples.push_back(
        fmt::format("gap {:.17g} below the truth by {:.2g}, P {:.17g}, P(0) "
                    "{:.3g}: {}",
                    bound.gap, primal - reference_.objective - bound.gap, primal, atZero_,
                    instance_.describe()));
  }

  /// Spec §5(b): squared and clustering losses, and none at all, with norms or quadratic penalties.
  bool isPromised() const {
    return std::all_of(instance_.plain.nodes.begin(), instance_.plain.nodes.end(),
                       [](const auto& node) {
                         return node.loss == PlainLoss::Zero || node.loss == PlainLoss::Squared ||
                                node.loss == PlainLoss::Clustering;
                       });
  }

  void describe() {
    const auto& plain = instance_.plain;
    const auto any = [&](const auto& holds) {
      return std::any_of(plain.nodes.begin(), plain.nodes.end(), holds) ? 1 : 0;
    };
    tally_.unlabeled = any([](const auto& node) { return node.loss == PlainLoss::Zero; });
    tally_.fewSamples = any([&](const auto& node) {
      return node.loss != PlainLoss::Zero && node.loss != PlainLoss::Clustering &&
             node.X.rows() < plain.dimension;
    });
    std::set<double> weights;
    for (const auto& edge : plain.edges) weights.insert(edge.weight);
    tally_.weighted = weights.size() > 1 ? 1 : 0;
    const auto components = problem_.graph->components();
    tally_.disconnected = *std::max_element(components.begin(), components.end()) > 0 ? 1 : 0;
  }

  testing::RandomInstance instance_;
  GtvProblem problem_;
  DualBounder bounder_;
  testing::IndependentSolution reference_;
  double atZero_;
  Tally tally_;
};

}  // namespace

std::vector<Row> certificateRows(const Settings& settings) {
  const int count = settings.quick ? 200 : 10'000;
  Row row{"10",
          "random problems of which a certificate was below the true suboptimality, or infinite "
          "where it must not be",
          "problems", 0, Better::Lower};
  Tally all;
  int bad = 0;
  std::mutex mutex;
  parallelFor(count, processorCount(), [&](int k) {
    const auto tally = CertificateCheck(k).run();
    const std::scoped_lock lock(mutex);
    all += tally;
    bad += tally.dishonest + tally.misjudged + tally.infinite > 0 ? 1 : 0;
  });
  row.ours = bad;
  row.detail = {{"problems", count},
                {"certificates", all.certificates},
                {"belowTheTruth", all.dishonest},
                {"wrongObjective", all.misjudged},
                {"infiniteWherePromised", all.infinite},
                {"infiniteElsewhere", all.infiniteOther},
                {"withUnlabelledNodes", all.unlabeled},
                {"withFewerSamplesThanParameters", all.fewSamples},
                {"weighted", all.weighted},
                {"disconnected", all.disconnected},
                {"reference", "Newton's method in extended precision, of the tests"},
                {"examples", all.examples}};
  row.judge(bad);
  return {row};
}

}  // namespace gtv::bench
