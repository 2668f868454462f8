#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "clustering/catalogue.h"
#include "federated/baseline.h"
#include "federated/federated_entries.h"
#include "federated/learner_solver.h"
#include "grouping/federated_mixture.h"
#include "grouping/node_clusters.h"
#include "models/catalogue.h"

namespace gtv {
namespace {

constexpr const char* clusterThenLearnId = "cluster-then-learn";

Result<std::unique_ptr<Solver>> makeClusterThenLearn(const Choice& solver,
                                                     const GtvProblem& problem,
                                                     const MethodContext& context) {
  if (context.models)
    if (auto fits = LearnerSolver::fits(context, false); !fits) return fits.error();
  const auto clusters = nodeClusters(solver.choice("clusters"), problem, context);
  if (!clusters) return clusters.error();
  auto groups = BaselineSolver::groupsOf(*clusters);
  if (!context.models)
    return BaselineSolver::make(problem, context, clusterThenLearnId, std::move(groups));
  return std::unique_ptr<Solver>(
      std::make_unique<LearnerBaseline>(problem, context, clusterThenLearnId, std::move(groups)));
}

Catalogue<SolverMaker>::Entry clusterThenLearnEntry() {
  Catalogue<SolverMaker>::Entry entry{
      {clusterThenLearnId,
       "Cluster, then learn",
       "Clusters the nodes first, by the graph, the local models, the local data or the "
       "coordinates, then trains one model per cluster on all its data.",
       "C ← clusters of the nodes,  w_C = argmin Σ_{i∈C} L_i(w)",
       "[LN] 7.3; [CFL] (9)",
       {kindParameter("clusters", "Clustering", clusteringCatalogue().view, "spectral",
                      "The algorithm that clusters the nodes."),
        optionalKindParameter(
            "model", "Own local model", modelCatalogue().view,
            "A local model that this method trains in place of that of the experiment, so that a "
            "race can compare methods with different models; null takes that of the "
            "experiment.")},
       "Federated"},
      {makeClusterThenLearn,
       [](const Choice& solver, const GtvProblem& problem,
          const MethodContext& context) -> Result<void> {
         const auto made = makeClusterThenLearn(solver, problem, context);
         return made ? Result<void>() : made.error();
       },
       false, false, false, true, LocalModelKind::Either}};
  entry.make.oneModelPerCluster = [](const Choice&) { return true; };
  return entry;
}

std::vector<Parameter> mixtureParameters() {
  return {
      integerParameter("k", "Centres k", 2, 1, 100,
                       "Number of centres or components that the nodes share."),
      optionParameter("exchange", "Exchange with", {"server", "neighbours"},
                      "A server, which keeps one set of centres for all; or the neighbours, so "
                      "that every node has a set of its own and λ pulls the sets of neighbours "
                      "together."),
      integerParameter("startPoints", "Start points", 5, 1, 1000,
                       "Number of its points that a node gives at most, for the first centres."),
      integerParameter("restarts", "Restarts", 10, 1, 1000,
                       "Number of runs of k-means on these points; the best gives the first "
                       "centres.")};
}

FederatedMixtureSolver::Settings mixtureSettings(const Choice& solver) {
  FederatedMixtureSolver::Settings settings;
  settings.soft = solver.has("floor");
  settings.hasServer = solver.text("exchange") == "server";
  settings.components = solver.integer("k");
  settings.startPoints = solver.integer("startPoints");
  settings.restarts = solver.integer("restarts");
  if (settings.soft) settings.floor = solver.number("floor");
  return settings;
}

Catalogue<SolverMaker>::Entry mixtureEntry(EntryInfo info) {
  info.group = "Federated";
  const auto make = [](const Choice& solver, const GtvProblem& problem,
                       const MethodContext& context) {
    return FederatedMixtureSolver::make(problem, context, mixtureSettings(solver));
  };
  Catalogue<SolverMaker>::Entry entry{std::move(info),
                                      {make,
                                       [make](const Choice& solver, const GtvProblem& problem,
                                              const MethodContext& context) -> Result<void> {
                                         const auto made = make(solver, problem, context);
                                         return made ? Result<void>() : made.error();
                                       },
                                       false, false, false, true}};
  entry.make.servers = [](const Choice& solver) {
    return solver.text("exchange") == "server" ? Servers::One : Servers::None;
  };
  entry.make.oneModelPerCluster = [](const Choice& solver) {
    return solver.text("exchange") == "server";
  };
  return entry;
}

}  // namespace

std::vector<Catalogue<SolverMaker>::Entry> clusterEntries() {
  auto soft = mixtureParameters();
  soft.push_back(numberParameter("floor", "Least variance", 1e-3, 1e-12, 1,
                                 "Added to the variances of every component, relative to the mean "
                                 "variance of the start points."));
  return {clusterThenLearnEntry(),
          mixtureEntry({"federated-k-means", "Federated k-means",
                        "Nodes find common centres of their points without giving them away: they "
                        "exchange centres, with a server or with their neighbours.",
                        "c_ij⁺ = argmin (1/m_i) Σ_{r∈j} ‖x_r − c‖² + λ Σ_l A_il ‖c − c_lj‖²",
                        "Lloyd 1982; Dennis et al. 2021", mixtureParameters()}),
          mixtureEntry({"federated-mixture", "Federated Gaussian mixture",
                        "Nodes fit a Gaussian mixture by EM: they exchange sums weighted by "
                        "responsibilities with a server, or mixtures with their neighbours.",
                        "p_i⁺ = argmin −(1/m_i) Σ_r E_γ log p(x_r) + λ Σ_l A_il KL(p_l ‖ p)",
                        "Dempster, Laird, Rubin 1977", std::move(soft)})};
}

}  // namespace gtv
