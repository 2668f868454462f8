#include "clustering/catalogue.h"

#include <fmt/format.h>

#include <utility>

#include "base/localized.h"
#include "clustering/gaussian_mixture.h"
#include "clustering/k_means.h"
#include "clustering/local_clustering.h"
#include "clustering/partition.h"
#include "clustering/spectral_clustering.h"
#include "clustering/ward.h"
#include "graph/igraph_gateway.h"

namespace gtv {
namespace {

using Parts = Result<std::vector<int>>;

Parameter countParameter() {
  return integerParameter("k", "Clusters k", 2, 1, 1000, "Number of clusters.");
}

Parameter restartsParameter() {
  return integerParameter("restarts", "Restarts", 10, 1, 1000,
                          "Number of runs of k-means from different random centres; the best is "
                          "taken.");
}

Parameter resolutionParameter() {
  return numberParameter("resolution", "Resolution γ", 1, 0, 1e6,
                         "Weight of the expected edges in the modularity: larger values give more "
                         "and smaller clusters.",
                         true);
}

std::vector<Parameter> pointParameters(std::vector<Parameter> further) {
  std::vector<Parameter> all{
      optionParameter("on", "Points", clusteredQuantities(),
                      "What is clustered: the parameters of the local models that each node fits "
                      "alone, statistics of the local data (means, standard deviations and the "
                      "products of features and label), or the coordinates of the nodes."),
      countParameter()};
  for (auto& parameter : further) all.push_back(std::move(parameter));
  return all;
}

/// Clusters the points that are known by `algorithm`; the other nodes follow their neighbours.
template <class Algorithm>
Parts clusterPoints(const Choice& choice, const ClusteringInput& input, Algorithm&& algorithm) {
  const auto all = input.points(choice.text("on"));
  if (!all) return all.error();
  std::vector<int> known;
  for (int i = 0; i < input.graph.nodeCount(); ++i)
    if (all->col(i).allFinite()) known.push_back(i);
  const int k = choice.integer("k");
  if (static_cast<int>(known.size()) < k)
    return Error{"k", fmt::format("{} clusters need as many nodes with points, there are {}", k,
                                  known.size())};
  const Parts found = algorithm(Matrix((*all)(Eigen::all, known)), k);
  if (!found) return found.error();
  std::vector<int> parts(static_cast<std::size_t>(input.graph.nodeCount()), -1);
  for (std::size_t i = 0; i < known.size(); ++i) parts[known[i]] = (*found)[i];
  return numberedByAppearance(completedByNeighbours(input.graph, std::move(parts)));
}

Parts byKMeans(const Choice& choice, const ClusteringInput& input, const Rng& rng,
               const std::stop_token& stop) {
  return clusterPoints(choice, input, [&](const Matrix& points, int k) -> Parts {
    auto found = kMeans(points, k, choice.integer("restarts"), rng, stop);
    if (!found) return found.error();
    return std::move(found->of);
  });
}

Parts byMixture(const Choice& choice, const ClusteringInput& input, const Rng& rng,
                const std::stop_token& stop) {
  return clusterPoints(choice, input, [&](const Matrix& points, int k) -> Parts {
    const auto found =
        fitMixture(points, k, choice.integer("restarts"), choice.number("floor"), rng, stop);
    if (!found) return found.error();
    std::vector<int> of;
    for (const auto& shares : found->gamma.colwise()) {
      Eigen::Index most = 0;
      shares.maxCoeff(&most);
      of.push_back(static_cast<int>(most));
    }
    return of;
  });
}

Parts byWard(const Choice& choice, const ClusteringInput& input, const Rng&,
             const std::stop_token& stop) {
  return clusterPoints(choice, input, [&](const Matrix& points, int k) -> Parts {
    const auto tree = wardTree(points, stop);
    if (!tree) return tree.error();
    return cutTree(*tree, k);
  });
}

ClusteringMaker byModularity(CommunityMethod method) {
  return [method](const Choice& choice, const ClusteringInput& input, const Rng& rng,
                  const std::stop_token& stop) -> Parts {
    const auto found =
        modularityCommunities(input.graph, method, choice.number("resolution"), rng, stop);
    if (!found) return found.error();
    return numberedByAppearance(*found);
  };
}

Parts bySeeds(const Choice& choice, const ClusteringInput& input, const Rng&,
              const std::stop_token& stop) {
  LocalClusterOptions options;
  options.alpha = choice.number("alpha");
  options.epsilon = choice.number("epsilon");
  options.improves = choice.flag("improve");
  return seededClusters(input.graph, choice.integers("seeds"), choice.integer("k"), options, stop);
}

std::vector<Parameter> seedParameters() {
  auto seeds = valueParameter(ParameterType::IntegerList, "seeds", "Seeds", Json::array(),
                              "Nodes around which the clusters are grown, in this order, counted "
                              "from 0; empty takes k − 1 nodes of largest strength.");
  seeds.low = 0;
  return {countParameter(), std::move(seeds),
          numberParameter("alpha", "Return α", 0.1, 0, 0.99,
                          "Probability that the random walk returns to the seed; smaller values "
                          "look farther.",
                          true),
          numberParameter("epsilon", "Accuracy ε", 1e-4, 1e-12, 1,
                          "Accuracy of the PageRank vector, relative to the volume of the graph."),
          booleanParameter("improve", "Improve by flow", false,
                           "If true, every cluster is replaced by its part of least conductance, "
                           "found by maximal flows (MQI).")};
}

}  // namespace

const std::vector<std::string>& clusteredQuantities() {
  static const std::vector<std::string> names{"parameters", "statistics", "coordinates"};
  return names;
}

const Catalogue<ClusteringMaker>& clusteringCatalogue() {
  static const Catalogue<ClusteringMaker> catalogue(
      displayText("clustering"),
      {{{"spectral",
         "Spectral (k-way)",
         "k-means on the first eigenvectors of the normalised Laplacian of the graph.",
         "min Σ_C cut(C)/vol(C), relaxed",
         "Ng, Jordan, Weiss 2001; [LN] 7.3",
         {countParameter(), restartsParameter()}},
        [](const Choice& choice, const ClusteringInput& input, const Rng& rng,
           const std::stop_token& stop) {
          return spectralClusters(input.graph, choice.integer("k"), choice.integer("restarts"), rng,
                                  stop);
        }},
       {{"k-means", "k-means", "Points of the nodes around k centres.",
         "min Σ_i min_j ‖p_i − c_j‖²", "Lloyd 1982; Arthur, Vassilvitskii 2007; [LN] 7.3",
         pointParameters({restartsParameter()})},
        byKMeans},
       {{"gaussian-mixture", "Gaussian mixture",
         "Points of the nodes as samples of k normal distributions; a node belongs to its most "
         "probable one.",
         "max Σ_i log Σ_j π_j N(p_i; μ_j, Σ_j)", "Dempster, Laird, Rubin 1977",
         pointParameters({restartsParameter(),
                          numberParameter("floor", "Least variance", 1e-3, 1e-12, 1,
                                          "Added to the variances of every component, relative to "
                                          "the mean variance of the points.")})},
        byMixture},
       {{"ward", "Ward", "Merges the two clusters of points that are most alike, until k are left.",
         "min |A||B|/(|A| + |B|) ‖ā − b̄‖²", "Ward 1963", pointParameters({})},
        byWard},
       {{"louvain",
         "Louvain",
         "Moves nodes, then whole clusters, to where the modularity is largest; finds the number "
         "of "
         "clusters itself.",
         "max Σ_C [w_C/m − γ(vol_C/2m)²]",
         "Blondel et al. 2008",
         {resolutionParameter()}},
        byModularity(CommunityMethod::Louvain)},
       {{"leiden",
         "Leiden",
         "As Louvain, with a refinement after which all clusters are connected.",
         "max Σ_C [w_C/m − γ(vol_C/2m)²]",
         "Traag, Waltman, van Eck 2019",
         {resolutionParameter()}},
        byModularity(CommunityMethod::Leiden)},
       {{"flow",
         "Flow-based",
         "Divides the graph in two again and again; every cut is improved by maximal flows.",
         "min cut(S)/min(vol S, vol V∖S)",
         "Lang, Rao 2004; Andersen, Lang 2008; [LN] 7.3",
         {countParameter()}},
        [](const Choice& choice, const ClusteringInput& input, const Rng&,
           const std::stop_token& stop) {
          return flowClusters(input.graph, choice.integer("k"), stop);
        }},
       {{"seeded", "Seeded, local",
         "Grows one cluster around each seed, by a sweep over its personalised PageRank; the rest "
         "is one more cluster.",
         "p = α e_s + (1 − α) p (I + S⁻¹A)/2", "Andersen, Chung, Lang 2006", seedParameters()},
        bySeeds}});
  return catalogue;
}

}  // namespace gtv
