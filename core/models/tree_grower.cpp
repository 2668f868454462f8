#include "models/tree_grower.h"

#include <fmt/format.h>
#include <xgboost/c_api.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/check.h"
#include "base/detachable_task.h"
#include "base/json.h"

namespace gtv {
namespace {

using FloatMatrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

struct FreeBooster {
  void operator()(void* handle) const { XGBoosterFree(handle); }
};
using BoosterOwner = std::unique_ptr<void, FreeBooster>;

/// The first line of what the library says, without the stack behind it.
Error libraryError() {
  std::string text = XGBGetLastError();
  text = text.substr(0, text.find("\nStack trace"));
  return Error{"", fmt::format("libxgboost: {}", text)};
}

/// Trees of the library on the same samples, one for every list of first derivatives, with all that
/// they need: an abandoned one goes on by itself. What the library remembers of a booster and draws
/// from belongs to a thread, so one thread does all of it.
struct Growth {
  std::shared_ptr<const void> samples;  ///< keeps the matrix
  DMatrixHandle matrix = nullptr;
  std::vector<std::pair<const char*, std::string>> parameters;
  std::vector<Eigen::VectorXf> first;  ///< gradients, one list for each tree
  std::vector<std::string> seeds;      ///< one for each tree, or none
  Eigen::VectorXf second;
  std::stop_token stop;

  std::optional<Error> failure;
  std::string model;  ///< as the library writes it; empty after a stop

  void run() {
    if (!grow()) failure = libraryError();
  }

 private:
  bool grow() {
    BoosterHandle handle = nullptr;
    if (XGBoosterCreate(&matrix, 1, &handle) != 0) return false;
    const BoosterOwner booster(handle);
    for (const auto& [name, value] : parameters)
      if (XGBoosterSetParam(handle, name, value.c_str()) != 0) return false;
    for (std::size_t t = 0; t < first.size(); ++t) {
      if (stop.stop_requested()) return true;
      if (!seeds.empty() && XGBoosterSetParam(handle, "seed", seeds[t].c_str()) != 0) return false;
      if (XGBoosterBoostOneIter(handle, matrix, first[t].data(), second.data(),
                                static_cast<bst_ulong>(second.size())) != 0)
        return false;
    }
    bst_ulong length = 0;
    const char* text = nullptr;
    if (XGBoosterSaveModelToBuffer(handle, R"({"format": "json"})", &length, &text) != 0)
      return false;
    model.assign(text, length);
    return true;
  }
};

/// A tree as the library has it: x_feature < threshold, in single precision, goes left.
struct LibraryTree {
  std::vector<int> left;
  std::vector<int> right;
  std::vector<int> feature;
  std::vector<float> threshold;
};

/// The trees of the model; an error if they are not `count`.
Result<std::vector<LibraryTree>> readTrees(const std::string& text, std::size_t count) {
  const auto unknown = [] { return Error{"", "libxgboost: trees of an unknown form"}; };
  try {
    const auto model = Json::parse(text);
    const auto& trees = model.at("learner").at("gradient_booster").at("model").at("trees");
    std::vector<LibraryTree> out;
    for (const auto& tree : trees) {
      auto& read = out.emplace_back();
      tree.at("left_children").get_to(read.left);
      tree.at("right_children").get_to(read.right);
      tree.at("split_indices").get_to(read.feature);
      tree.at("split_conditions").get_to(read.threshold);
      const auto nodes = read.left.size();
      if (nodes == 0 || read.right.size() != nodes || read.feature.size() != nodes ||
          read.threshold.size() != nodes)
        return unknown();
    }
    if (out.size() != count) return unknown();
    return out;
  } catch (const nlohmann::json::exception&) {
    return unknown();
  }
}

/// The targets of a tree, counted from their mean; empty where they are all the same.
struct Centred {
  Centred(ConstVec targets, const Vector& weights) {
    const double total = weights.sum();
    const double mean = weights.dot(targets) / total;
    values = targets.array() - mean;
    deviation = std::sqrt(weights.dot(values.cwiseAbs2()) / total);
    const double size = std::max(std::abs(mean), values.cwiseAbs().maxCoeff());
    if (!(deviation > 1e-13 * size)) values.resize(0);
  }
  Vector values;
  double deviation = 0;
};

/// The same splits of these samples with thresholds in double precision, without those that gain
/// nothing but rounding.
class TreeCopy {
 public:
  TreeCopy(const LibraryTree& source, const RowMatrix& X, const Vector& centred,
           const Vector& weights, std::stop_token stop)
      : source_(source), X_(X), centred_(centred), weights_(weights), stop_(std::move(stop)) {
    copy_.nodes.clear();
    std::vector<Eigen::Index> all(static_cast<std::size_t>(X.rows()));
    std::iota(all.begin(), all.end(), 0);
    add(0, all);
  }
  BinaryTree take() { return std::move(copy_); }

 private:
  bool isLeaf(int node) const { return copy_.nodes[static_cast<std::size_t>(node)].feature < 0; }

  /// Adds the node with these samples and what is below it; its number in the copy.
  int add(int at, const std::vector<Eigen::Index>& rows) {
    const int number = static_cast<int>(copy_.nodes.size());
    copy_.nodes.emplace_back();
    if (source_.left[at] < 0 || stop_.stop_requested()) return number;
    const int j = source_.feature[at];
    std::vector<Eigen::Index> left;
    std::vector<Eigen::Index> right;
    double below = -std::numeric_limits<double>::infinity();
    double above = -below;
    for (const auto r : rows) {
      const double x = X_(r, j);
      if (static_cast<float>(x) < source_.threshold[at]) {
        left.push_back(r);
        below = std::max(below, x);
      } else {
        right.push_back(r);
        above = std::min(above, x);
      }
    }
    check(!left.empty() && !right.empty(), "every split parts samples");
    const int first = add(source_.left[at], left);
    const int second = add(source_.right[at], right);
    if (isLeaf(first) && isLeaf(second) && !gains(left, right)) {
      copy_.nodes.resize(static_cast<std::size_t>(number) + 1);
      return number;
    }
    const double middle = below + (above - below) / 2;
    copy_.nodes[number] = {j, middle < above ? middle : below, first, second};
    return number;
  }

  bool gains(const std::vector<Eigen::Index>& left, const std::vector<Eigen::Index>& right) const {
    double size = 0;
    const auto mean = [&](const std::vector<Eigen::Index>& rows) {
      double sum = 0;
      double weight = 0;
      for (const auto r : rows) {
        sum += weights_[r] * centred_[r];
        weight += weights_[r];
        size = std::max(size, std::abs(centred_[r]));
      }
      return sum / weight;
    };
    return std::abs(mean(left) - mean(right)) > 1e-12 * size;
  }

  const LibraryTree& source_;
  const RowMatrix& X_;
  const Vector& centred_;
  const Vector& weights_;
  std::stop_token stop_;  ///< after it, the copy is not whole
  BinaryTree copy_;
};

}  // namespace

struct TreeGrower::Data {
  explicit Data(RowMatrix samples) : X(std::move(samples)) {}
  ~Data() {
    if (matrix != nullptr) XGDMatrixFree(matrix);
  }
  Data(const Data&) = delete;
  Data& operator=(const Data&) = delete;

  RowMatrix X;
  DMatrixHandle matrix = nullptr;
};

TreeGrower::TreeGrower(std::shared_ptr<Data> data) : data_(std::move(data)) {}

TreeGrower::~TreeGrower() = default;

Result<std::unique_ptr<TreeGrower>> TreeGrower::make(const RowMatrix& X,
                                                     const std::stop_token& stop) {
  check(X.rows() > 0 && X.cols() > 0, "trees need samples and features");
  if (!(X.cwiseAbs().maxCoeff() <= static_cast<double>(std::numeric_limits<float>::max())))
    return Error{"", "trees count in single precision: features must be below 3.4e38"};
  const auto data = std::make_shared<Data>(X);
  const auto failure = std::make_shared<std::optional<Error>>();
  const auto take = [data, failure] {
    const FloatMatrix floats = data->X.cast<float>();
    if (XGDMatrixCreateFromMat_omp(floats.data(), static_cast<bst_ulong>(floats.rows()),
                                   static_cast<bst_ulong>(floats.cols()),
                                   std::numeric_limits<float>::quiet_NaN(), &data->matrix, 1) != 0)
      *failure = libraryError();
  };
  if (!runDetachable(stop, X.size(), take)) return std::unique_ptr<TreeGrower>();
  if (*failure) return **failure;
  return std::unique_ptr<TreeGrower>(new TreeGrower(data));
}

Result<std::vector<BinaryTree>> TreeGrower::grow(const Matrix& targets, const Vector& weights,
                                                 const TreeOptions& options,
                                                 const std::stop_token& stop) const {
  const auto rows = data_->X.rows();
  const bool draws = options.featureShare < 1;
  check(targets.rows() == rows && weights.size() == rows, "one target and weight per sample");
  check((weights.array() > 0).all(), "weights are positive");
  check(options.depth >= 0 && options.featureShare > 0, "a tree has a depth and features");
  check(!draws || static_cast<Eigen::Index>(options.seeds.size()) == targets.cols(),
        "draws have a seed for each tree");

  // Squared error at prediction 0: gradient −s y, second derivative s. Weights have mean 1 and
  // targets standard deviation 32, as the library passes over gains below 1e-6.
  const double perWeight = static_cast<double>(rows) / weights.sum();
  const auto growth = std::make_shared<Growth>();
  growth->samples = data_;
  growth->matrix = data_->matrix;
  growth->stop = stop;
  growth->second = (perWeight * weights).cast<float>();
  // Half of the smallest weight keeps leaves from being empty by rounding.
  const double least = std::max(perWeight * options.leafWeight * (1 - 1e-6),
                                0.5 * static_cast<double>(growth->second.minCoeff()));
  growth->parameters = {{"verbosity", "0"},
                        {"nthread", "1"},
                        {"tree_method", "exact"},
                        {"base_score", "0"},
                        {"eta", "1"},
                        {"lambda", "0"},
                        {"alpha", "0"},
                        {"gamma", "0"},
                        {"min_child_weight", fmt::format("{:.9g}", least)},
                        {"max_depth", fmt::format("{}", options.depth)},
                        {"colsample_bynode", fmt::format("{:.9g}", options.featureShare)}};
  std::vector<std::pair<std::size_t, Vector>> grown;  // column, centred targets
  for (Eigen::Index k = 0; k < targets.cols() && options.depth > 0; ++k) {
    if (stop.stop_requested()) return std::vector<BinaryTree>{};
    Centred centred(targets.col(k), weights);
    if (centred.values.size() == 0) continue;
    if (draws) growth->seeds.push_back(fmt::format("{}", options.seeds[k] & 0x7fffffffU));
    growth->first.push_back(
        (-perWeight * 32 / centred.deviation * weights.cwiseProduct(centred.values)).cast<float>());
    grown.emplace_back(k, std::move(centred.values));
  }
  std::vector<BinaryTree> trees(static_cast<std::size_t>(targets.cols()));
  if (grown.empty()) return trees;
  if (!runDetachable(stop, data_->X.size(), [growth] { growth->run(); }) || stop.stop_requested())
    return std::vector<BinaryTree>{};
  if (growth->failure) return *growth->failure;
  const auto read = readTrees(growth->model, grown.size());
  if (!read) return read.error();
  for (std::size_t t = 0; t < grown.size(); ++t) {
    const auto& [column, centred] = grown[t];
    trees[column] = TreeCopy((*read)[t], data_->X, centred, weights, stop).take();
  }
  if (stop.stop_requested()) return std::vector<BinaryTree>{};
  return trees;
}

}  // namespace gtv
