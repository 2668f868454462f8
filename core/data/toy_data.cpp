#include "data/toy_data.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <string>
#include <utility>
#include <vector>

#include "base/check.h"
#include "data/synthetic.h"
#include "synthetic/skews.h"
#include "synthetic/toy_shapes.h"

namespace gtv {
namespace {

constexpr double mostToySamples = 1e8;
constexpr double degree = std::numbers::pi / 180;

ToyShape shapeOf(const Choice& choice) {
  const auto name = choice.text("shape");
  return name == "moons"     ? ToyShape::Moons
         : name == "circles" ? ToyShape::Circles
         : name == "spirals" ? ToyShape::Spirals
                             : ToyShape::Xor;
}

/// m_i of every node.
Result<std::vector<std::int64_t>> toySizes(const Choice& choice, const DataContext& context) {
  const auto n = context.nodeKeys.size();
  const std::int64_t samples = choice.integer("samples");
  if (static_cast<double>(samples) * static_cast<double>(n) > mostToySamples)
    return Error{"data.samples",
                 fmt::format("{} samples at each of {} nodes do not fit in memory", samples, n)};
  const double alpha = choice.number("quantitySkew");
  if (alpha == 0 || n == 0) return std::vector<std::int64_t>(n, samples);
  auto rng = context.rng.stream("sizes");
  auto sizes = skewedSizes(samples * static_cast<std::int64_t>(n), static_cast<int>(n), alpha, rng);
  if (!sizes) return Error{"data.samples", sizes.error().message};
  return sizes;
}

/// How node i turns and moves what it sees.
struct View {
  Eigen::Matrix2d turn;
  Eigen::Vector2d offset;
};

View viewOf(const Choice& choice, const DataContext& context, std::size_t i) {
  const Vector rotations = choice.numbers("rotations");
  const auto place = rotations.size() == 1 ? 0 : context.clusters[i];
  auto turns = context.rng.stream("rotation").stream(context.nodeKeys[i]);
  auto moves = context.rng.stream("offset").stream(context.nodeKeys[i]);
  const double angle =
      degree * (rotations[place] + choice.number("rotationSpread") * turns.normal());
  View view;
  view.turn << std::cos(angle), -std::sin(angle), std::sin(angle), std::cos(angle);
  for (double& entry : view.offset) entry = choice.number("offsetSpread") * moves.normal();
  return view;
}

}  // namespace

EntryInfo toyDataInfo() {
  EntryInfo info;
  info.id = "toy";
  info.label = "Synthetic, toy sets in the plane";
  info.explanation =
      "Two moons, circles, spirals or XOR, turned for every cluster, with skewed labels and sizes";
  info.formula = "x = R(θ_c(i) + τ δ_i) p + s u_i + σ ε, p a point of class y";
  info.source = "this laboratory; label and quantity skew: Hsu et al. 2019; Li et al. 2022";
  const auto skew = [](const char* key, const char* label, const char* help) {
    return numberParameter(key, label, 0, 0, 1e6, help);
  };
  info.parameters = {
      optionParameter("shape", "Shape", {"moons", "circles", "spirals", "xor"},
                      "How the points of the two classes lie."),
      integerParameter("samples", "Samples", 20, 1, 1e6,
                       "Number of samples per node, on average if sizes are skewed."),
      optionParameter("labels", "Labels", {"sign", "class"},
                      "Signs -1 and 1, or the classes 0 and 1."),
      numberParameter("noise", "Noise", 0.1, 0, 1e6,
                      "Standard deviation σ of the noise on both coordinates."),
      valueParameter(ParameterType::NumberList, "rotations", "Rotations", Json::array({0.0}),
                     "Angle θ in degrees by which the points are turned around the origin: one "
                     "number for all clusters, or one per cluster."),
      skew("rotationSpread", "Spread of rotations",
           "Feature shift: standard deviation τ, in degrees, of an angle that every node adds."),
      skew("offsetSpread", "Spread of offsets",
           "Feature shift: standard deviation s of what every node adds to both coordinates."),
      skew("labelSkew", "Label skew α",
           "Every node draws the shares of its classes from a Dirichlet distribution with this "
           "parameter; the smaller, the more unequal. 0 gives every node equal shares."),
      skew("quantitySkew", "Quantity skew α",
           "The numbers of samples are drawn from a Dirichlet distribution with this parameter; "
           "the smaller, the more unequal. 0 gives every node as many."),
      numberParameter("labeledFraction", "Labelled fraction", 1, 0, 1,
                      "Fraction ρ of the nodes that are labelled (the sampling set M). The labels "
                      "of the other nodes are validation labels."),
      booleanParameter("intercept", "Intercept", false,
                       "Adds a feature that is always 1, for linear models.")};
  return info;
}

Result<NodeData> makeToyData(const Choice& choice, const DataContext& context) {
  const auto n = context.nodeKeys.size();
  check(context.clusters.size() == n, "every node has a true cluster");
  const auto& clusters = context.clusters;
  const int k = n == 0 ? 0 : 1 + *std::max_element(clusters.begin(), clusters.end());
  if (const auto given = choice.numbers("rotations").size(); given != 1 && given != k)
    return Error{"data.rotations",
                 fmt::format("must be 1 number, or one for each cluster ({}), got {}", k, given)};
  const auto sizes = toySizes(choice, context);
  if (!sizes) return sizes.error();
  std::vector<Eigen::Index> offsets{0};
  for (const auto size : *sizes) offsets.push_back(offsets.back() + size);

  const int d = choice.flag("intercept") ? 3 : 2;
  const double lower = choice.text("labels") == "sign" ? -1 : 0;
  const double noise = choice.number("noise");
  const double alpha = choice.number("labelSkew");
  RowMatrix features = RowMatrix::Ones(offsets.back(), d);
  Vector labels(offsets.back());
  for (std::size_t i = 0; i < n; ++i) {
    if (context.stop.stop_requested()) return Error{"", "stopped"};
    const auto own = [&](const char* name) {
      return context.rng.stream(name).stream(context.nodeKeys[i]);
    };
    auto classes = own("classes");
    auto points = own("features");
    auto noises = own("noise");
    const Vector shares = alpha > 0 ? drawDirichlet(2, alpha, classes) : Vector::Constant(2, 0.5);
    const auto zeros = apportioned(shares, (*sizes)[i])[0];
    const auto view = viewOf(choice, context, i);
    for (Eigen::Index r = 0; r < (*sizes)[i]; ++r) {
      const int label = r < zeros ? 0 : 1;
      Eigen::Vector2d x = view.turn * toyPoint(shapeOf(choice), label, points) + view.offset;
      for (double& entry : x) entry += noise * noises.normal();
      features.row(offsets[i] + r).head(2) = x.transpose();
      labels[offsets[i] + r] = label == 0 ? lower : 1;
    }
  }

  NodeData data;
  data.datasets = LocalDatasets(std::move(features), std::move(labels), std::move(offsets));
  const auto drawn = static_cast<int>(n) - context.addedNodes;
  data.labeled.assign(n, false);
  for (const int i : context.rng.stream("sampling-set")
                         .sample(drawn, samplingSetSize(choice.number("labeledFraction"), drawn)))
    data.labeled[static_cast<std::size_t>(i)] = true;
  for (std::size_t i = static_cast<std::size_t>(drawn); i < n; ++i) data.labeled[i] = true;
  data.testSet = RowMatrix(0, d);
  data.featureNames = {"x", "y"};
  if (d == 3) {
    data.featureNames.emplace_back("intercept");
    data.intercept = 2;
  }
  return data;
}

}  // namespace gtv
