#include "data/digits.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "data/data_table.h"
#include "data/table_split.h"
#include "data/validation.h"
#include "datasets/digits_file.h"

namespace gtv {
namespace {

constexpr const char* digitsFile = "digits.csv";
constexpr const char* bundledDigits = "digits";
constexpr int digitCount = 10;
constexpr const char* placeInCluster = "within-cluster";

/// The images of every group of nodes with the same digits, shuffled.
class ShuffledImages {
 public:
  ShuffledImages(std::vector<Eigen::Index> images, Rng rng) : images_(std::move(images)) {
    for (std::size_t k = images_.size(); k > 1; --k)
      std::swap(images_[k - 1],
                images_[static_cast<std::size_t>(rng.below(static_cast<std::int64_t>(k)))]);
  }
  std::size_t size() const { return images_.size(); }
  void addNode(int node) { nodes_.push_back(node); }
  const std::vector<int>& nodes() const { return nodes_; }
  /// How many images the k-th of its nodes gets if all are dealt out one by one.
  std::size_t share(std::size_t k) const {
    return (size() - std::min(size(), k) + nodes_.size() - 1) / nodes_.size();
  }
  Eigen::Index image(std::size_t k) const { return images_[k]; }

 private:
  std::vector<Eigen::Index> images_;
  std::vector<int> nodes_;
};

Result<std::shared_ptr<const LabelledImages>> readImages(const std::string& which,
                                                         const FileFinder& find) {
  if (const auto* set = findImageSet(which)) return loadImageSet(*set);
  const auto path = find(digitsFile);
  if (!path) return path.error();
  return readDigitsFile(*path, digitsFile);
}

/// From 0 to 1.
Eigen::RowVectorXd greyLevels(const LabelledImages& images, Eigen::Index image) {
  const auto* levels = images.levels.data() + image * images.pixels;
  Eigen::RowVectorXd out(images.pixels);
  for (int j = 0; j < images.pixels; ++j) out[j] = levels[j] / images.brightest;
  return out;
}

int lineOf(const LabelledImages& images, Eigen::Index image) {
  return images.firstLine + static_cast<int>(image);
}

}  // namespace

EntryInfo digitsDataInfo() {
  EntryInfo info;
  info.id = "digits";
  info.label = "Images of digits or clothes";
  info.explanation =
      "Images with ten classes, divided among the nodes; every cluster has its own classes";
  info.formula =
      "x_r = grey levels in [0, 1], y_r = the digit or class, or its number within the cluster";
  info.source = "[CFL] X; the digits of the UCI Repository, MNIST, Fashion-MNIST";
  info.parameters = {
      optionParameter("images", "Images", {bundledDigits, "mnist", "fashion-mnist"},
                      "The 1797 digits of 8 × 8 pixels that come with the program, or the 60 000 "
                      "images of 28 × 28 pixels of MNIST or Fashion-MNIST, which are installed on "
                      "demand."),
      integerParameter(
          "digitsPerCluster", "Digits per cluster p", 2, 1, digitCount,
          "Cluster c holds the digits cp, …, cp + p − 1; with p = 10 every node has all digits."),
      optionParameter("labels", "Label", {placeInCluster, "digit"},
                      "Either the classes 0 to p − 1 within every cluster, so that every cluster "
                      "has its own task, or the digit from 0 to 9."),
      integerParameter("samples", "Images per node", 0, 0, 60'000,
                       "Number of images at every node; 0 divides all images among the nodes."),
      validationShareParameter(),
      publicPointsParameter()};
  // Of all images, whatever the digits per cluster; labels are digits then.
  for (auto& parameter : splitParameters()) info.parameters.push_back(std::move(parameter));
  return info;
}

Result<NodeTable> loadDigits(const Choice& choice, const FileFinder& find, LabelKind labels) {
  if (!hasLabels(labels))
    return Error{"data.kind", "images have labels, which the loss does not read"};
  auto images = readImages(choice.text("images"), find);
  if (!images) return images.error();
  NodeTable all;
  all.images = std::move(*images);
  const auto pixels = all.images->pixels;
  for (int j = 0; j < pixels; ++j) all.featureNames.push_back(fmt::format("p{}", j));
  all.source.file = all.images->name;
  all.source.labelName = "digit";
  const auto split = choice.text("split");
  if (split == noSplit) {
    all.datasets = LocalDatasets(RowMatrix(0, pixels), Vector(), {0});
    return all;
  }
  const auto rows = static_cast<Eigen::Index>(all.images->count);
  RowMatrix features(rows, pixels);
  Vector digits(rows);
  for (Eigen::Index r = 0; r < rows; ++r) {
    features.row(r) = greyLevels(*all.images, r);
    digits[r] = all.images->labels[static_cast<std::size_t>(r)];
    all.source.lines.push_back(lineOf(*all.images, r));
  }
  all.source.labelNames = all.images->classNames;
  std::vector<Eigen::Index> offsets(static_cast<std::size_t>(rows) + 1);
  std::iota(offsets.begin(), offsets.end(), Eigen::Index{0});
  all.datasets = LocalDatasets(std::move(features), std::move(digits), std::move(offsets));
  return splitTable(all, split, choice.integer("parts"));
}

Result<NodeData> makeDigits(const Choice& choice, const DataContext& context) {
  check(context.table != nullptr, "data kind 'digits' is loaded before it is made");
  if (choice.text("split") != noSplit)
    return arrangeByNode(*context.table, context.nodeKeys, "data.split");
  const auto& all = *context.table->images;
  const int perCluster = choice.integer("digitsPerCluster");
  const bool local = choice.text("labels") == placeInCluster;
  const auto n = context.nodeKeys.size();
  // Clusters whose digits are the same share a deck: the digits of cluster c begin with cp mod 10.
  const auto firstDigit = [&](std::size_t i) {
    const int cluster = context.clusters.empty() ? 0 : context.clusters[i];
    return static_cast<std::size_t>(cluster % digitCount * perCluster % digitCount);
  };
  const auto place = [&](std::size_t first, int digit) {
    return (digit + digitCount - static_cast<int>(first)) % digitCount;
  };
  std::vector<ShuffledImages> shuffledGroups;
  shuffledGroups.reserve(digitCount);
  for (std::size_t first = 0; first < digitCount; ++first) {
    std::vector<Eigen::Index> images;
    for (std::size_t r = 0; r < all.labels.size(); ++r)
      if (place(first, all.labels[r]) < perCluster) images.push_back(static_cast<Eigen::Index>(r));
    shuffledGroups.emplace_back(std::move(images),
                                context.rng.stream("digits").stream(std::to_string(first)));
  }
  for (std::size_t i = 0; i < n; ++i) shuffledGroups[firstDigit(i)].addNode(static_cast<int>(i));

  const auto wanted = static_cast<std::size_t>(choice.integer("samples"));
  std::vector<std::vector<Eigen::Index>> images(n);
  for (const auto& shuffled : shuffledGroups)
    for (std::size_t k = 0; k < shuffled.nodes().size(); ++k) {
      if (wanted * shuffled.nodes().size() > shuffled.size())
        return Error{"data.samples",
                     fmt::format("{} {} {} of their digits: at most {} each, got {}",
                                 counted(std::ssize(shuffled.nodes()), "node"),
                                 verbOf(shuffled.nodes().size(), "has", "share"),
                                 counted(static_cast<std::int64_t>(shuffled.size()), "image"),
                                 shuffled.size() / shuffled.nodes().size(), wanted)};
      const auto count = wanted > 0 ? wanted : shuffled.share(k);
      auto& own = images[static_cast<std::size_t>(shuffled.nodes()[k])];
      own.reserve(count);
      for (std::size_t r = 0; r < count; ++r)
        own.push_back(shuffled.image(k + r * shuffled.nodes().size()));
    }

  NodeData data;
  data.featureNames = context.table->featureNames;
  data.source = context.table->source;
  if (!local) data.source.labelNames = all.classNames;
  data.testSet.resize(0, all.pixels);
  std::vector<Eigen::Index> offsets{0};
  for (const auto& own : images) {
    offsets.push_back(offsets.back() + static_cast<Eigen::Index>(own.size()));
    data.labeled.push_back(!own.empty());
  }
  RowMatrix features(offsets.back(), all.pixels);
  Vector labels(offsets.back());
  Eigen::Index next = 0;
  for (std::size_t i = 0; i < n; ++i)
    for (const auto r : images[i]) {
      features.row(next) = greyLevels(all, r);
      const int digit = all.labels[static_cast<std::size_t>(r)];
      labels[next++] = local ? place(firstDigit(i), digit) : digit;
      data.source.lines.push_back(lineOf(all, r));
    }
  data.datasets = LocalDatasets(std::move(features), std::move(labels), std::move(offsets));
  return data;
}

}  // namespace gtv
