#include "graph/similarity_kinds.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>
#include <utility>

#include "base/disjoint_sets.h"
#include "base/localized.h"
#include "graph/pair_weights.h"

namespace gtv {
namespace {

using Measure = SimilarityMeasure;

Parameter columnsParameter() {
  return valueParameter(ParameterType::TextList, "columns", "Columns", Json::array(),
                        "Features that are compared, and \"label\" for the label. If the list is "
                        "empty, all features are.");
}

Parameter embeddingParameter() {
  return optionalKindParameter(
      "embedding", "Embedding", embeddingKinds(),
      "The samples of all nodes become points of few dimensions, of which the nodes are compared.");
}

EntryInfo kindInfo(std::string id, std::string label, std::string explanation, std::string formula,
                   std::string source, std::vector<Parameter> parameters = {}) {
  return {std::move(id),      std::move(label),  std::move(explanation),
          std::move(formula), std::move(source), std::move(parameters)};
}

/// The pairs with an allowed dissimilarity.
template <class Allowed>
std::vector<NodePair> pairsOf(const Matrix& D, const Allowed& allowed) {
  std::vector<NodePair> pairs;
  for (int i = 0; i < D.cols(); ++i)
    for (int j = i + 1; j < D.cols(); ++j)
      if (!std::isnan(D(i, j)) && allowed(i, j)) pairs.push_back({i, j, std::max(D(i, j), 0.0)});
  return pairs;
}

/// The `count` nearest nodes of every node that it can be compared with, nearest by (D, number),
/// each list ascending.
std::vector<std::vector<int>> nearestNodes(const Matrix& D, int count) {
  std::vector<std::vector<int>> nearest(static_cast<std::size_t>(D.cols()));
  std::vector<int> others;
  for (int i = 0; i < D.cols(); ++i) {
    others.clear();
    for (int j = 0; j < D.cols(); ++j)
      if (j != i && !std::isnan(D(j, i))) others.push_back(j);
    const auto kept = std::min<std::ptrdiff_t>(count, std::ssize(others));
    std::partial_sort(others.begin(), others.begin() + kept, others.end(),
                      [&](int a, int b) { return std::pair(D(a, i), a) < std::pair(D(b, i), b); });
    others.resize(static_cast<std::size_t>(kept));
    std::sort(others.begin(), others.end());
    nearest[static_cast<std::size_t>(i)] = others;
  }
  return nearest;
}

enum class Choosing { Either, Both };

std::vector<NodePair> nearestPairs(const Matrix& D, int count, Choosing who) {
  const auto nearest = nearestNodes(D, count);
  const auto chooses = [&](int i, int j) {
    const auto& list = nearest[static_cast<std::size_t>(i)];
    return std::binary_search(list.begin(), list.end(), j);
  };
  return pairsOf(D, [&](int i, int j) {
    return who == Choosing::Either ? chooses(i, j) || chooses(j, i)
                                   : chooses(i, j) && chooses(j, i);
  });
}

Result<std::vector<NodePair>> joinNearest(const Choice& rule, const Matrix& D, Choosing who) {
  const int count = rule.integer("neighbours");
  if (count >= D.cols())
    return Error{"graph.rule.neighbours",
                 fmt::format("must be less than the number of nodes, {}, got {}", D.cols(), count)};
  return nearestPairs(D, count, who);
}

/// The pairs of least D. Of equal ones those of neighbouring numbers come first, so that nodes with
/// one model are joined in a row and not all to the same node.
Result<std::vector<NodePair>> joinClosest(const Choice& rule, const Matrix& D) {
  auto pairs = pairsOf(D, [](int, int) { return true; });
  const auto count = static_cast<std::ptrdiff_t>(rule.integer("edges"));
  if (count > std::ssize(pairs))
    return Error{"graph.rule.edges",
                 fmt::format("must be at most {}, the number of pairs that can be compared, got {}",
                             pairs.size(), count)};
  const auto key = [](const NodePair& pair) {
    return std::tuple(pair.distance, pair.second - pair.first, pair.first);
  };
  std::nth_element(pairs.begin(), pairs.begin() + count, pairs.end(),
                   [&](const NodePair& a, const NodePair& b) { return key(a) < key(b); });
  pairs.resize(static_cast<std::size_t>(count));
  std::sort(pairs.begin(), pairs.end(), [](const NodePair& a, const NodePair& b) {
    return std::pair(a.first, a.second) < std::pair(b.first, b.second);
  });
  return pairs;
}

Parameter neighboursParameter(std::string help) {
  return integerParameter("neighbours", "Neighbours", 4, 1, 1000, std::move(help));
}

const CatalogueView& weightKinds() {
  static const CatalogueView view{
      displayText("edge weight"),
      {kindInfo("uniform", "All 1", "All edges weigh the same.", "A_e = 1", "[LN] Ch. 6"),
       kindInfo("exponential", "Exponential", "The weight falls exponentially.", "A_e = exp(−D/s)",
                "[LN] Ch. 6",
                {numberParameter("scale", "Scale s", 1, 0, 1e300,
                                 "Dissimilarity at which the weight is 1/e.", true)}),
       kindInfo("inverse", "Inverse", "The weight is inversely proportional.", "A_e = 1/(D + s)",
                "[LN] Ch. 6",
                {numberParameter("scale", "Offset s", 0.1, 0, 1e300,
                                 "Keeps the weight of edges between equal nodes finite.")})}};
  return view;
}

PairWeights similarityWeights(const Choice& weight) {
  PairWeights weights;
  if (weight.kind() == "uniform") return weights;
  weights.field = "graph.weight.scale";
  const double scale = weight.number("scale");
  if (weight.kind() == "inverse") {
    weights.kind = PairWeights::Kind::Inverse;
    weights.offset = scale;
  } else {
    weights.kind = PairWeights::Kind::Exponential;
    weights.rate = 1 / scale;
  }
  return weights;
}

/// How many nodes can be compared with any other.
int comparableCount(const Matrix& D) {
  int count = 0;
  for (int i = 0; i < D.cols(); ++i) {
    bool any = false;
    for (int j = 0; j < D.cols() && !any; ++j) any = j != i && !std::isnan(D(j, i));
    count += any ? 1 : 0;
  }
  return count;
}

/// Do the pairs, of which those that come first are preferred, join so many nodes? The last pair
/// that was needed, or none.
const NodePair* lastJoining(Eigen::Index nodes, int joined, const std::vector<NodePair>& pairs) {
  DisjointSets components(static_cast<int>(nodes));
  int missing = joined - 1;
  for (const auto& pair : pairs)
    if (components.join(pair.first, pair.second) && --missing == 0) return &pair;
  return nullptr;
}

}  // namespace

const CatalogueView& embeddingKinds() {
  static const CatalogueView view{
      displayText("embedding"),
      {{"pca",
        "Principal components",
        "Samples are compared by their first principal components.",
        "z = Vᵀ(x − μ)",
        "[LN] Ch. 9",
        {integerParameter("dimensions", "Dimensions", 2, 1, 1000,
                          "The number of principal components.")}},
       {"tsne",
        "t-SNE",
        "Samples become points of the plane that have the same neighbours: t-distributed "
        "stochastic neighbour embedding by the tree of Barnes and Hut, from the first principal "
        "components on.",
        "min KL(P‖Q), q_ij ∝ 1/(1 + ‖z_i − z_j‖²)",
        "van der Maaten 2014; [CFL] X",
        {numberParameter("perplexity", "Perplexity", 30, 1, 1000,
                         "About so many samples are neighbours of one."),
         integerParameter("iterations", "Iterations", 1000, 1, 100'000,
                          "Steps of its gradient descent.")}}}};
  return view;
}

const Catalogue<SimilarityMeasure>& measureCatalogue() {
  static const Catalogue<SimilarityMeasure> catalogue{
      displayText("measure"),
      {{kindInfo("means", "Means", "Distance between the means of some columns.",
                 "D = ‖μ_i − μ_j‖₂", "[LN] Sec. 6.4.1", {columnsParameter(), embeddingParameter()}),
        Measure::Means},
       {kindInfo("means-and-deviations", "Means and deviations",
                 "Distance between means and standard deviations of some columns.",
                 "D = ‖(μ_i, σ_i) − (μ_j, σ_j)‖₂", "[LN] Sec. 6.4.1",
                 {columnsParameter(), embeddingParameter()}),
        Measure::MeansAndDeviations},
       {kindInfo("gaussian-kl", "Divergence of Gaussians",
                 "Kullback-Leibler divergence of the Gaussians fitted to the nodes, the mean of "
                 "both directions.",
                 "D = ½(KL(p_i, p_j) + KL(p_j, p_i)), p = N(μ, C + εI), ε = 10⁻³ tr(C)/d",
                 "[LN] (67), (68)", {columnsParameter(), embeddingParameter()}),
        Measure::GaussianDivergence},
       {kindInfo("wasserstein", "Wasserstein distance",
                 "Wasserstein distance of the Gaussians fitted to the nodes.",
                 "D = W₂(N(μ_i, C_i), N(μ_j, C_j))", "[LN] Sec. 6.4.1",
                 {columnsParameter(), embeddingParameter()}),
        Measure::Wasserstein},
       {kindInfo(
            "neighbour-kl", "Divergence by nearest samples",
            "Kullback-Leibler divergence of any distributions, estimated by the distances to the "
            "k-th nearest samples, the mean of both directions.",
            "KL(p, q) = max(0, (d/n) Σ_r ln(s_k(x_r)/r_k(x_r)) + ln(m/(n−1)))", "Perez-Cruz 2008",
            {columnsParameter(), embeddingParameter(),
             integerParameter("k", "k", 5, 1, 1000, "Which nearest sample is taken."),
             optionParameter("directions", "Directions", {"both", "one"},
                             "The mean of KL(p_i, p_j) and KL(p_j, p_i), or KL(p_i, p_j) alone for "
                             "i < j, as in the official code of [CFL]."),
             optionParameter("coordinates", "Coordinates", {"paired", "sorted"},
                             "The samples as they are, or every coordinate of a node sorted by "
                             "itself, which takes its samples apart, as in the official code of "
                             "[CFL].")}),
        Measure::NeighbourDivergence},
       {kindInfo("parameters", "Local models",
                 "Distance between the parameters of models that every node fits alone.",
                 "D = ‖ŵ_i − ŵ_j‖₂, ŵ_i = argmin L_i", "[LN] Sec. 6.4.1"),
        Measure::Parameters},
       {kindInfo("given-models", "Given models",
                 "Distance between the parameters of models that are given, such as those that a "
                 "run has learned.",
                 "D = ‖w_i − w_j‖₂", "[LN] Sec. 6.4.2",
                 {valueParameter(ParameterType::Matrix, "models", "Models", Json::array(),
                                 "One row per node: the parameters of its model.")}),
        Measure::GivenModels},
       {kindInfo("gradients", "Gradients",
                 "Distance between the gradients of the local losses at the pooled model.",
                 "D = ‖∇L_i(ŵ) − ∇L_j(ŵ)‖₂, ŵ = argmin Σ_i L_i", "[LN] Sec. 6.4.1"),
        Measure::Gradients},
       {kindInfo("predictions", "Predictions",
                 "How much models that every node fits alone disagree: on the shared test set "
                 "or, without one, on the samples of both nodes.",
                 "D = mean over x of ‖ĥ_i(x) − ĥ_j(x)‖²", "[LN] Sec. 6.4.1"),
        Measure::Predictions},
       {kindInfo("coordinates", "Coordinates", "Distance between the places of the nodes.",
                 "D = ‖z_i − z_j‖₂, or the length of the great circle", "[LN] Ch. 6",
                 {optionParameter("metric", "Distance", {"euclidean", "haversine"},
                                  "Euclidean distance in the unit of the coordinates, or "
                                  "great-circle distance in km between longitudes and "
                                  "latitudes.")}),
        Measure::Coordinates}}};
  return catalogue;
}

const Catalogue<EdgeRule>& edgeRuleCatalogue() {
  static const Catalogue<EdgeRule> catalogue{
      displayText("edge rule"),
      {{kindInfo("nearest", "Nearest nodes",
                 "Two nodes are joined if one is among the nearest of the other.",
                 "E = {(i,i'): i' among the k nearest of i or i among those of i'}", "[LN] Ch. 6",
                 {neighboursParameter("Every node is joined to this many nearest ones.")}),
        [](const Choice& rule, const Matrix& D) { return joinNearest(rule, D, Choosing::Either); }},
       {kindInfo("mutual-nearest", "Mutually nearest nodes",
                 "Two nodes are joined if each is among the nearest of the other.",
                 "E = {(i,i'): i' among the k nearest of i and i among those of i'}", "[LN] Ch. 6",
                 {neighboursParameter("No node has more than this many edges.")}),
        [](const Choice& rule, const Matrix& D) { return joinNearest(rule, D, Choosing::Both); }},
       {kindInfo("closest", "Closest pairs",
                 "So many pairs that differ least are joined: of given models the graph of least "
                 "GTV with this number of edges of weight 1.",
                 "E = argmin Σ_{(i,i') ∈ E} D, |E| given", "[LN] Sec. 6.4.2",
                 {integerParameter("edges", "Edges", 100, 0, 1e9, "The number of edges.")}),
        joinClosest},
       {kindInfo("threshold", "Threshold", "Two nodes are joined if they differ little.",
                 "E = {(i,i'): D ≤ threshold}", "[LN] Sec. 6.4.1",
                 {numberParameter("threshold", "Threshold", 1, 0, 1e300,
                                  "Largest dissimilarity of joined nodes.")}),
        [](const Choice& rule, const Matrix& D) -> Result<std::vector<NodePair>> {
          const double threshold = rule.number("threshold");
          return pairsOf(D, [&](int i, int j) { return D(i, j) <= threshold; });
        }},
       {kindInfo("full", "All pairs", "All nodes are joined; the weights show who is similar.",
                 "E = {(i,i'): i < i'}", "[LN] Sec. 6.4.1"),
        [](const Choice&, const Matrix& D) -> Result<std::vector<NodePair>> {
          return pairsOf(D, [](int, int) { return true; });
        }}}};
  return catalogue;
}

Result<GraphSample> makeSimilarityGraph(const Choice& choice, const Matrix& D) {
  const auto rule = choice.choice("rule");
  const auto pairs = edgeRuleCatalogue().find(rule.kind())->make(rule, D);
  if (!pairs) return pairs.error();
  const auto weights = similarityWeights(choice.choice("weight"));
  auto edges = weighPairs(weights, *pairs);
  if (!edges) return edges.error();
  auto graph = EmpiricalGraph::make(static_cast<int>(D.cols()), std::move(*edges));
  if (!graph) return Error{"graph." + graph.error().where, graph.error().message};
  GraphSample out{std::move(*graph), {}, Matrix(2, 0)};
  if (auto what = describeUncoupledNodes(out.graph, weights, *pairs); !what.empty())
    out.warnings.push_back(std::move(what));
  return out;
}

int smallestConnectingCount(const Matrix& D) {
  const int nodes = comparableCount(D);
  if (nodes < 2) return 0;
  const auto connects = [&](int count) {
    return lastJoining(D.cols(), nodes, nearestPairs(D, count, Choosing::Either)) != nullptr;
  };
  int low = 0;  // does not connect
  int high = nodes - 1;
  if (!connects(high)) return 0;
  while (high - low > 1) {
    const int middle = (low + high) / 2;
    (connects(middle) ? high : low) = middle;
  }
  return high;
}

double smallestConnectingThreshold(const Matrix& D) {
  auto pairs = pairsOf(D, [](int, int) { return true; });
  std::stable_sort(pairs.begin(), pairs.end(),
                   [](const NodePair& a, const NodePair& b) { return a.distance < b.distance; });
  const auto* last = lastJoining(D.cols(), comparableCount(D), pairs);
  return last == nullptr ? std::numeric_limits<double>::quiet_NaN() : last->distance;
}

std::vector<Parameter> similarityParameters() {
  return {kindParameter("measure", "Compared by", measureCatalogue().view, "gaussian-kl",
                        "What makes two nodes similar."),
          kindParameter("rule", "Joined are", edgeRuleCatalogue().view, "nearest",
                        "Which pairs of nodes get an edge."),
          kindParameter("weight", "Weights", weightKinds(), "uniform",
                        "What an edge weighs, by the dissimilarity D of its ends.")};
}

}  // namespace gtv
