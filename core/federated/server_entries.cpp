#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "federated/entry_parts.h"
#include "federated/federated_entries.h"
#include "losses/mlp_loss.h"
#include "penalties/mixed_blocks.h"
#include "server/fedavg.h"
#include "server/ifca.h"
#include "server/local_averaging.h"
#include "server/pfedme.h"
#include "server/server_rounds.h"

namespace gtv {
namespace {

Parameter participationParameter() {
  return numberParameter("participation", "Participation", 1, 0, 1,
                         "Share of the nodes with data that take part in a round, drawn at random.",
                         true);
}

Parameter batchParameter(int value, std::string help) {
  return integerParameter("batch", "Batch", value, 0, 1e6, std::move(help));
}

std::vector<Parameter> localParameters(int steps, double rate) {
  return {integerParameter("localSteps", "Local steps τ", steps, 1, 1e6,
                           "Number of gradient steps of a client per round."),
          numberParameter("rate", "Learning rate η", rate, 0, 1e6,
                          "Step size of a client's gradient steps.", true),
          batchParameter(0, "Number of samples drawn for a gradient step; 0 takes all samples.")};
}

LocalDescent localDescentOf(const Choice& solver) {
  return {solver.integer("localSteps"), solver.number("rate"), solver.integer("batch")};
}

constexpr std::array clients{"regularised", "gradient"};
constexpr std::array aggregations{"mean", "median", "trimmed-mean", "krum"};
constexpr std::array servers{"one", "per-cluster"};
constexpr std::array outputs{"server", "clients"};

Catalogue<SolverMaker>::Entry fedAvgEntry() {
  return {
      {"fedavg", "FedAvg",
       "In every round each client improves the last average on its own data, and a server "
       "averages the results.",
       "w_i = argmin_v L_i(v) + λ‖v − w̄‖²,  w̄ = (1/n) Σ_i w_i",
       "[LN] Alg. 3, 4; McMahan et al. 2017",
       together(
           {chosenParameter("client", "Clients", clients,
                            "The clients minimise their loss plus a penalty on the distance from "
                            "the average, or take gradient steps from the average (McMahan)."),
            booleanParameter(
                "weightsBySamples", "Weight by samples", false,
                "The average weights a client by its number of samples, as in McMahan et al."),
            participationParameter(),
            chosenParameter("aggregation", "Aggregation", aggregations,
                            "How the server combines the clients' models; all options but the mean "
                            "tolerate some wrong models."),
            numberParameter("trim", "Trimmed share", 0.1, 0, 0.49,
                            "Share of the clients that the trimmed mean and Krum leave out."),
            chosenParameter("servers", "Servers", servers,
                            "One server for all nodes, or one for every true cluster (an oracle)."),
            chosenParameter("output", "Show", outputs,
                            "Show the average of the server, or the models of the clients.")},
           together(localParameters(5, 0.1), privacyParameters(false)))},
      {[](const Choice& solver, const GtvProblem& problem,
          const MethodContext& context) -> std::unique_ptr<Solver> {
         FedAvgSolver::Settings settings;
         settings.regularised = solver.text("client") == "regularised";
         settings.local = localDescentOf(solver);
         settings.weightsBySamples = solver.flag("weightsBySamples");
         settings.participation = solver.number("participation");
         settings.aggregation = {chosenOf<Aggregation::Rule>(solver, "aggregation", aggregations),
                                 solver.number("trim")};
         settings.perCluster = solver.text("servers") == "per-cluster";
         settings.showsClients = solver.text("output") == "clients";
         return asPrivateAsChosen(std::make_unique<FedAvgSolver>(problem, context, settings),
                                  solver);
       },
       [](const Choice& solver, const GtvProblem&, const MethodContext& context) -> Result<void> {
         const bool exact = context.network.local == CommunicationConditions::Local::Exact;
         if (solver.text("client") == "regularised" || exact) return {};
         return Error{"network.localUpdates",
                      "clients that make gradient steps (solver.client) have no minimiser that "
                      "could be inexact"};
       },
       false, true, true}};
}

constexpr double mostNumbersOfCentres = 5e7;
/// 0 stands for as many as there are true clusters (one, if none are known).
int centresOf(const Choice& solver, const MethodContext& context) {
  if (const int centres = solver.integer("centres"); centres > 0) return centres;
  const auto& clusters = context.clusters;
  return clusters.empty() ? 1 : 1 + *std::max_element(clusters.begin(), clusters.end());
}

constexpr std::array averaged{"gradients", "models"};
constexpr std::array firstCentres{"zero-one", "zero-half", "normal"};

Catalogue<SolverMaker>::Entry ifcaEntry() {
  return {
      {"ifca", "IFCA",
       "A server keeps a few models, the centres; every node chooses the centre that fits its data "
       "best and improves it.",
       "ĵ_i = argmin_j L_i(θ_j),  θ_j⁺ = θ_j − (η/|S|) Σ_{ĵ_i=j} ∇L_i(θ_j)",
       "Ghosh et al. 2020; [CODE]",
       together(
           {integerParameter("centres", "Centres k", 2, 0, 1000,
                             "Number of centres; 0 takes the number of true clusters."),
            chosenParameter("average", "Average", averaged,
                            "The server averages the gradients of the nodes, or the models that "
                            "they reach in τ steps."),
            integerParameter("restarts", "Restarts", 1, 1, 100,
                             "Number of runs from different initial centres; the best is shown."),
            chosenParameter("start", "Start values", firstCentres,
                            "Entries of the initial centres: 0 or 1 as in the official code, 0 or "
                            "½, or normal. Neural networks begin with random weights."),
            participationParameter()},
           localParameters(1, 0.1))},
      {[](const Choice& solver, const GtvProblem& problem,
          const MethodContext& context) -> std::unique_ptr<Solver> {
         IfcaSolver::Settings settings;
         settings.centres = centresOf(solver, context);
         settings.averagesModels = solver.text("average") == "models";
         settings.local = localDescentOf(solver);
         settings.restarts = solver.integer("restarts");
         settings.start = chosenOf<IfcaSolver::Start>(solver, "start", firstCentres);
         settings.participation = solver.number("participation");
         return std::make_unique<IfcaSolver>(problem, context, settings);
       },
       [](const Choice& solver, const GtvProblem& problem, const MethodContext& context) {
         const double numbers = 1.0 * centresOf(solver, context) * solver.integer("restarts") *
                                problem.nodeCount() * problem.dimension *
                                (context.network.delay + 2);
         return numbers > mostNumbersOfCentres
                    ? needsIdealNetwork(context,
                                        "so many centres on their way need too much memory")
                    : Result<void>();
       },
       false, true}};
}

Catalogue<SolverMaker>::Entry pFedMeEntry() {
  return {{"pfedme",
           "pFedMe",
           "Every node has a personal model near a common model, which in turn learns from the "
           "personal ones.",
           "min_w Σ_i min_θ L_i(θ) + (λ/2)‖θ − w‖²",
           "Dinh et al. 2020",
           {integerParameter("localRounds", "Local rounds R", 20, 1, 1e5,
                             "Number of steps per round of a node's copy of the common model."),
            numberParameter("rate", "Learning rate η", 0.01, 0, 1e6,
                            "Step size of these steps, which is η times λ.", true),
            numberParameter("mixing", "Mixing b", 1, 0, 2,
                            "Weight b of the server's update (1 − b)w + b·mean.", true),
            integerParameter(
                "localSteps", "Personal steps K", 5, 0, 1e6,
                "Number of gradient steps of the personal model; 0 takes the exact minimiser."),
            numberParameter("personalRate", "Personal rate", 0.01, 0, 1e6,
                            "Step size of the personal model.", true),
            batchParameter(0, "Number of samples drawn for a gradient step; 0 takes all samples."),
            participationParameter()}},
          {[](const Choice& solver, const GtvProblem& problem,
              const MethodContext& context) -> std::unique_ptr<Solver> {
             PFedMeSolver::Settings settings;
             settings.localRounds = solver.integer("localRounds");
             settings.rate = solver.number("rate");
             settings.mixing = solver.number("mixing");
             settings.personal = {solver.integer("localSteps"), solver.number("personalRate"),
                                  solver.integer("batch")};
             settings.participation = solver.number("participation");
             return std::make_unique<PFedMeSolver>(problem, context, settings);
           },
           nullptr, false, true}};
}

// Rounds of gradient steps.

ServerRounds::Rounds roundsOf(const Choice& solver) {
  return {localDescentOf(solver), solver.number("participation"),
          solver.has("weightsBySamples") && solver.flag("weightsBySamples")};
}

/// Those of all methods of rounds, behind their own.
std::vector<Parameter> withRounds(std::vector<Parameter> own, bool weighs = true) {
  if (weighs)
    own.push_back(booleanParameter("weightsBySamples", "Weight by samples", false,
                                   "The mean weights a client by its number of samples."));
  own.push_back(participationParameter());
  return together(std::move(own), localParameters(5, 0.05));
}

Catalogue<SolverMaker>::Entry fedProxEntry() {
  return {{"fedprox", "FedProx",
           "FedAvg whose clients make gradient steps on their loss plus a penalty on the distance "
           "from the model of the server.",
           "w_i ≈ argmin_w L_i(w) + (μ/2)‖w − x‖²,  x ← mean of the w_i", "Li et al. 2020, FedProx",
           withRounds({numberParameter("mu", "Proximal weight μ", 0.1, 0, 1e6,
                                       "Weight of the penalty; 0 is FedAvg.")})},
          {[](const Choice& solver, const GtvProblem& problem,
              const MethodContext& context) -> std::unique_ptr<Solver> {
             return std::make_unique<FedProxSolver>(problem, context, roundsOf(solver),
                                                    solver.number("mu"));
           },
           nullptr, false}};
}

Catalogue<SolverMaker>::Entry scaffoldEntry() {
  return {
      {"scaffold", "SCAFFOLD",
       "FedAvg whose clients correct their gradient steps by control variates, which estimate how "
       "their gradients differ from the mean gradient. It sends twice as much as FedAvg.",
       "w ← w − η(g_i(w) − c_i + c),  c_i ← c_i − c + (x − w)/(τη),  x ← x + η_g·mean(w − x)",
       "Karimireddy et al. 2020",
       withRounds({numberParameter("globalStep", "Global step η_g", 1, 0, 1e6,
                                   "Step of the server along the mean change of its clients; 1 "
                                   "takes the mean of their models.",
                                   true)},
                  false)},
      {[](const Choice& solver, const GtvProblem& problem,
          const MethodContext& context) -> std::unique_ptr<Solver> {
         return std::make_unique<ScaffoldSolver>(problem, context, roundsOf(solver),
                                                 solver.number("globalStep"));
       },
       nullptr, false}};
}

Catalogue<SolverMaker>::Entry fedAdamEntry() {
  return {
      {"fedadam", "FedAdam",
       "FedAvg whose server takes the mean change of its clients as a gradient, and makes a "
       "step of Adam along it.",
       "m ← β₁m + (1 − β₁)Δ,  v ← β₂v + (1 − β₂)Δ²,  x ← x + ηm/(√v + τ)", "Reddi et al. 2021",
       withRounds({numberParameter("globalStep", "Server step", 0.1, 0, 1e6,
                                   "Step size of the server.", true),
                   numberParameter("beta1", "First moment β₁", 0.9, 0, 0.999999,
                                   "Share of the last mean change in the next one."),
                   numberParameter("beta2", "Second moment β₂", 0.99, 0, 0.999999,
                                   "Share of the last mean square in the next one."),
                   numberParameter("tau", "Adaptivity τ", 1e-3, 0, 1e6,
                                   "Added to the root of the mean square, which begins at τ²; the "
                                   "larger, the more the steps are those of plain momentum.",
                                   true)})},
      {[](const Choice& solver, const GtvProblem& problem,
          const MethodContext& context) -> std::unique_ptr<Solver> {
         return std::make_unique<FedAdamSolver>(
             problem, context, roundsOf(solver),
             FedAdamSolver::Adam{solver.number("globalStep"), solver.number("beta1"),
                                 solver.number("beta2"), solver.number("tau")});
       },
       nullptr, false}};
}

Parameter personalStepsParameter(std::string help) {
  return integerParameter("personalSteps", "Personal steps", 5, 1, 1e6, std::move(help));
}

Catalogue<SolverMaker>::Entry dittoEntry() {
  return {{"ditto", "Ditto",
           "Beside the common model of FedAvg every node trains a personal model, which λ pulls "
           "towards the common one.",
           "min_v L_i(v) + (λ/2)‖v − x‖²,  x the model of FedAvg", "Li et al. 2021",
           withRounds({personalStepsParameter(
               "Number of gradient steps of the personal model of a client per round.")})},
          {[](const Choice& solver, const GtvProblem& problem,
              const MethodContext& context) -> std::unique_ptr<Solver> {
             return std::make_unique<DittoSolver>(problem, context, roundsOf(solver),
                                                  solver.integer("personalSteps"));
           },
           nullptr, false}};
}

/// 1 for every coordinate that is shared, or an Error at "solver.shared".
Result<Vector> sharedCoordinates(const Choice& solver, const GtvProblem& problem) {
  const Eigen::Index d = problem.dimension;
  const auto& text = solver.text("shared");
  if (!text.empty()) {
    const auto named = parseCoordinates(text, problem.dimension, "solver.shared");
    if (!named) return named.error();
    Vector shared = Vector::Zero(d);
    for (const int k : *named) shared[k] = 1;
    return shared;
  }
  Eigen::Index personal = d > 1 ? 1 : 0;
  for (const auto& loss : problem.losses)
    if (const auto* network = dynamic_cast<const MlpLoss*>(loss.get()); network != nullptr)
      personal = network->lastLayerSize();
  Vector shared = Vector::Ones(d);
  shared.tail(personal).setZero();
  return shared;
}

Catalogue<SolverMaker>::Entry partialSharingEntry() {
  return {
      {"partial-sharing", "Partial sharing (FedRep)",
       "A server averages some coordinates of the models; the others stay personal. Clients first "
       "train their personal coordinates, then the shared ones.",
       "min over x, h_1, …, h_n of Σ_i L_i(x, h_i)", "Collins et al. 2021",
       withRounds(
           {valueParameter(ParameterType::Text, "shared", "Shared coordinates", "",
                           "Coordinates that are shared, counted from 1, e.g. 1-3 or 1+3-4, or "
                           "all. Empty means all layers but the last of a neural network, and all "
                           "coordinates but the last of other models with at least two."),
            personalStepsParameter(
                "Number of gradient steps on the personal coordinates of a client per round.")})},
      {[](const Choice& solver, const GtvProblem& problem,
          const MethodContext& context) -> Result<std::unique_ptr<Solver>> {
         auto shared = sharedCoordinates(solver, problem);
         if (!shared) return shared.error();
         return std::unique_ptr<Solver>(std::make_unique<PartialSharingSolver>(
             problem, context, roundsOf(solver), solver.integer("personalSteps"),
             std::move(*shared)));
       },
       [](const Choice& solver, const GtvProblem& problem, const MethodContext&) -> Result<void> {
         const auto shared = sharedCoordinates(solver, problem);
         return shared ? Result<void>() : shared.error();
       },
       false}};
}

Catalogue<SolverMaker>::Entry localAveragingEntry() {
  return {{"local-averaging", "Local averaging",
           "Decentralised, without a server: every node makes gradient steps on its own loss, then "
           "averages its model with those of its neighbours.",
           "v_i = τ steps from w_i,  w_i ← Σ_j M_ij v_j,  M_ij = 1/(1 + max(deg_i, deg_j))",
           "Lian et al. 2017; Sun et al. 2022",
           together({participationParameter()}, localParameters(5, 0.05))},
          {[](const Choice& solver, const GtvProblem& problem,
              const MethodContext& context) -> std::unique_ptr<Solver> {
             return std::make_unique<LocalAveragingSolver>(problem, context, localDescentOf(solver),
                                                           solver.number("participation"));
           },
           nullptr, false}};
}

}  // namespace

std::vector<Catalogue<SolverMaker>::Entry> serverEntries() {
  auto all =
      inGroup("Federated", {fedAvgEntry(), ifcaEntry(), pFedMeEntry(), fedProxEntry(),
                            scaffoldEntry(), fedAdamEntry(), dittoEntry(), partialSharingEntry()});
  for (auto& entry : all)
    entry.make.servers = [](const Choice& solver) {
      const bool several = solver.has("servers") && solver.text("servers") == "per-cluster";
      return several ? Servers::OnePerCluster : Servers::One;
    };
  for (auto& entry : inGroup("Federated", {localAveragingEntry()})) all.push_back(std::move(entry));
  return all;
}

}  // namespace gtv
