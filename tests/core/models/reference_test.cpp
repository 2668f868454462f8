// The local models against scikit-learn on real data. tests/data/learners_reference.py says how its
// numbers were made: split, standardisation and error are those below.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <map>

#include "base/csv.h"
#include "model_samples.h"
#include "support/test_paths.h"
#include "tables/lag_samples.h"

namespace gtv {
namespace {

using testing::fitModel;
using testing::makeModel;
using testing::WeightedSamples;

Matrix readColumns(const char* name, const std::vector<std::string>& titles) {
  const auto table =
      readCsv(fmt::format("{}/data/{}.csv", testing::resourcesFolder(), name)).value();
  Matrix numbers(static_cast<Eigen::Index>(table.rows.size()),
                 static_cast<Eigen::Index>(titles.size()));
  for (std::size_t k = 0; k < titles.size(); ++k) {
    const int column = table.requireColumn(titles[k]).value();
    for (std::size_t r = 0; r < table.rows.size(); ++r)
      numbers(static_cast<Eigen::Index>(r), static_cast<Eigen::Index>(k)) =
          table.number(table.rows[r], column).value();
  }
  return numbers;
}

/// All columns of a file, the label last.
Matrix readAll(const char* name) {
  return readColumns(
      name, readCsv(fmt::format("{}/data/{}.csv", testing::resourcesFolder(), name))->header);
}

/// Features and, last, the label.
Matrix readNumbers(const std::string& dataset) {
  if (dataset == "sacramento")
    return readColumns("sacramento", {"beds", "baths", "sqft", "latitude", "longitude", "price"});
  if (dataset == "boulder") {
    const Matrix all = readColumns("colorado_weather", {"station", "tmax_c"});
    std::vector<double> series;
    for (Eigen::Index r = 0; r < all.rows(); ++r)
      if (all(r, 0) == 1) series.push_back(all(r, 1));
    const auto [X, y] = lagSamples(
        Eigen::Map<const Vector>(series.data(), static_cast<Eigen::Index>(series.size())), 12);
    Matrix numbers(X.rows(), 13);
    numbers << X, y;
    return numbers;
  }
  if (dataset == "digits-parity") {
    Matrix numbers = readAll("digits");
    for (double& digit : numbers.col(64)) digit = static_cast<int>(digit) % 2;
    return numbers;
  }
  return readAll(dataset.c_str());
}

struct HeldOutSplit {
  LearningTask task;
  WeightedSamples train;
  WeightedSamples test;
};

/// Rows with index modulo 5 = 0 are the test set; mean and deviation are those of the others. Trees
/// get whole thousandths instead, which single precision holds: a point halfway between two samples
/// is then on the same side in both programs.
HeldOutSplit makeSplit(const std::string& dataset, bool forTrees) {
  static const std::map<std::string, Eigen::Index> classes{
      {"wine", 3}, {"digits", 10}, {"digits-parity", 2}};
  const Matrix numbers = readNumbers(dataset);
  const auto m = numbers.rows();
  const auto d = numbers.cols() - 1;
  std::vector<Eigen::Index> train;
  std::vector<Eigen::Index> test;
  for (Eigen::Index r = 0; r < m; ++r) (r % 5 == 0 ? test : train).push_back(r);
  const auto found = classes.find(dataset);
  const auto task = found == classes.end() ? LearningTask::regression(d)
                                           : LearningTask::classification(d, found->second);
  WeightedSamples all{numbers.leftCols(d), Matrix::Zero(m, task.outputs), Vector::Ones(m)};
  all.X = forTrees ? RowMatrix((1000 * all.X.array() + 0.5).floor())
                   : FeatureScaling::of(all.X(train, Eigen::all)).apply(all.X);
  if (task.classifies())
    for (Eigen::Index r = 0; r < m; ++r) all.Y(r, static_cast<Eigen::Index>(numbers(r, d))) = 1;
  else
    all.Y = FeatureScaling::of(RowMatrix(numbers(train, d))).apply(numbers.col(d));
  return {task, all.rows(train), all.rows(test)};
}

const HeldOutSplit& splitOf(const std::string& dataset, bool forTrees) {
  static std::map<std::pair<std::string, bool>, HeldOutSplit> splits;
  const std::pair key{dataset, forTrees};
  const auto found = splits.find(key);
  return found != splits.end() ? found->second
                               : splits.emplace(key, makeSplit(dataset, forTrees)).first->second;
}

struct HeldOutError {
  double error = 0;  ///< mean of ‖h(x) − y‖²
  int wrong = 0;     ///< misclassified rows
};

/// The weights come over and over; none: all 1.
WeightedSamples weighted(WeightedSamples samples, const std::vector<double>& weights) {
  for (std::size_t r = 0; !weights.empty() && r < static_cast<std::size_t>(samples.X.rows()); ++r)
    samples.weights[static_cast<Eigen::Index>(r)] = weights[r % weights.size()];
  return samples;
}

HeldOutError heldOutError(const Json& reference, const HeldOutSplit& split, std::uint64_t seed) {
  const auto learner = makeModel(reference.at("model"), split.task, seed);
  fitModel(*learner, weighted(split.train, reference.value("sampleWeights", std::vector<double>{})),
           seed);
  const Matrix h = learner->predict(split.test.X);
  HeldOutError held{(h - split.test.Y).rowwise().squaredNorm().mean(), 0};
  for (Eigen::Index r = 0; split.task.classifies() && r < h.rows(); ++r) {
    Eigen::Index best = 0;
    h.row(r).maxCoeff(&best);
    held.wrong += split.test.Y(r, best) == 1 ? 0 : 1;
  }
  return held;
}

Json references() {
  std::ifstream file(testing::testDataFolder() + "/learners_reference.json");
  return Json::parse(file);
}

/// 20. Of so many cases one or two are two standard errors apart by chance: this one, of which the
/// first 20 are 2.4 apart, has 100 runs.
int runsOf(const Json& reference) {
  const auto& model = reference.at("model");
  const bool isUnlucky = reference.at("dataset") == "digits-parity" &&
                         model.at("kind") == "boosted-trees" && model.contains("rows");
  return isUnlucky ? 100 : 20;
}

// Where the definitions differ, the script has the parts of scikit-learn put together as ours are:
//
//   Trees of more than two classes: ours is one per class, as libxgboost has none for several
//   outputs. One tree for all, as there, has other errors: digits 0.287 instead of 0.218 (tree of
//   depth 8) and 0.177 instead of 0.157 (forest); wine 0.151 instead of 0.131 and 0.067 instead of
//   0.051.
//   Forest of weighted samples: ours draws in proportion to the weights; there draws are even and
//   weights multiply (diabetes: 0.553 instead of 0.565).
//   Neighbours and networks have no weights there: of a sample of weight s there are s copies. A
//   batch is then another one, so networks with weights are compared with all samples in a batch.
//   Networks of two classes have one output there, two here: compared for more classes only.
//
// The runs here and there need not have the same mean in the end: of splits that are equally good
// trees here take the first, scikit-learn one by chance or rounding. Boosting wine with half of the
// rows is 0.0459 here and 0.0439 there, over 800 and 500 runs; written out, 0.0464 with the first
// and 0.0426 with one by chance, over 400. (Diabetes: 0.548 and 0.544, likely for the same reason.)
class ReferenceTest : public ::testing::TestWithParam<Json> {};

TEST_P(ReferenceTest, HeldOutErrorAgreesWithScikitLearn) {
  const auto& reference = GetParam();
  const auto& model = reference.at("model");
  const double theirs = reference.at("mean").get<double>();
  const double theirDeviation = reference.at("deviation").get<double>();
  const auto kind = model.at("kind").get<std::string>();
  const bool isTree = kind == "decision-tree" || kind == "random-forest" || kind == "boosted-trees";
  const auto& split = splitOf(reference.at("dataset").get<std::string>(), isTree);
  // A network starts and a map of features is drawn from what all nodes have in common.
  const bool isRandom = kind == "random-forest" || kind == "mlp" || kind == "random-fourier" ||
                        (kind == "boosted-trees" && model.contains("rows"));
  if (isRandom) {
    const int seeds = runsOf(reference);
    Vector errors(seeds);
    for (int seed = 0; seed < seeds; ++seed)
      errors[seed] = heldOutError(reference, split, static_cast<std::uint64_t>(seed)).error;
    const double variance = (errors.array() - errors.mean()).square().sum() / (seeds - 1);
    const double standardError = std::sqrt(
        variance / seeds + theirDeviation * theirDeviation / reference.at("seeds").get<double>());
    RecordProperty("relativeDifference", fmt::format("{}", (errors.mean() - theirs) / theirs));
    RecordProperty("standardErrors", fmt::format("{}", (errors.mean() - theirs) / standardError));
    EXPECT_NEAR(errors.mean(), theirs, 2 * standardError);
    return;
  }
  const auto held = heldOutError(reference, split, 1);
  // All but trees have one right answer; scikit-learn's solvers stop a little before it.
  const double tolerance = isTree ? 0.02 : 0.001;
  RecordProperty("relativeDifference", fmt::format("{}", (held.error - theirs) / theirs));
  RecordProperty("wrong", held.wrong);
  // Where features split a node equally well, scikit-learn draws one of them, and its results
  // differ from seed to seed; ours, which takes the first, is one of those.
  EXPECT_NEAR(held.error, theirs, std::max(tolerance * theirs, 2 * theirDeviation));
  if (reference.contains("wrong") && theirDeviation == 0) {
    EXPECT_EQ(held.wrong, reference.at("wrong").get<double>());
  }
}

INSTANTIATE_TEST_SUITE_P(Data, ReferenceTest,
                         ::testing::ValuesIn(references().get<std::vector<Json>>()),
                         [](const auto& variant) {
                           auto name = fmt::format(
                               "{}_{}_{}", variant.param.at("dataset").template get<std::string>(),
                               variant.param.at("model").at("kind").template get<std::string>(),
                               variant.index);
                           std::string letters;
                           for (const char c : name)
                             if (c != '-' && c != '_') letters += c;
                           return letters;
                         });

}  // namespace
}  // namespace gtv
