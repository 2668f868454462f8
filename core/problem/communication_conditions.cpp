#include "problem/communication_conditions.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace gtv {
namespace {

constexpr int longestDelay = 50;

}  // namespace

std::string CommunicationConditions::deviation() const {
  if (participation != 1) return "network.participation";
  if (asynchronous) return "network.updates";
  if (loss != 0) return "network.loss";
  if (delay != 0) return "network.delay";
  if (!speeds.empty()) return "network.speeds";
  return local == Local::Exact ? "" : "network.localUpdates";
}

std::vector<bool> CommunicationConditions::activeNodes(int nodes, std::int64_t k,
                                                       const Rng& rng) const {
  if (allNodesCompute() || nodes == 0) return {};
  auto draws = rng.stream(fmt::format("awake {}", k));
  const auto speedOf = [&](int i) {
    return speeds.empty() ? 1 : speeds[static_cast<std::size_t>(i)];
  };
  std::vector<bool> out(static_cast<std::size_t>(nodes), false);
  if (asynchronous) {
    double left = draws.uniform() *
                  (speeds.empty() ? nodes : std::accumulate(speeds.begin(), speeds.end(), 0.0));
    int chosen = 0;
    while (chosen + 1 < nodes && left >= speedOf(chosen)) left -= speedOf(chosen++);
    out[static_cast<std::size_t>(chosen)] = participation == 1 || draws.uniform() < participation;
    return out;
  }
  std::vector<int> ready;
  ready.reserve(static_cast<std::size_t>(nodes));
  const auto now = static_cast<double>(k);
  for (int i = 0; i < nodes; ++i)
    if (std::floor((now + 1) * speedOf(i)) > std::floor(now * speedOf(i))) ready.push_back(i);
  const auto count = static_cast<int>(ready.size());
  // 1/n of n nodes is one of them, whatever rounding says.
  const auto taken = std::min(count, static_cast<int>(std::ceil(participation * count - 1e-9)));
  for (const int r : draws.sample(count, taken))
    out[static_cast<std::size_t>(ready[static_cast<std::size_t>(r)])] = true;
  return out;
}

const CatalogueView& communicationFields() {
  static const CatalogueView fields = [] {
    auto speeds =
        valueParameter(ParameterType::NumberList, "speeds", "Speeds", Json::array(),
                       "Speeds of nodes 0, 1, …: a node of speed 0.25 computes in every fourth "
                       "iteration. Nodes beyond the list have the speed that is drawn for them.");
    speeds.low = 0;
    speeds.openLow = true;
    speeds.high = 1;
    return CatalogueView{
        "network",
        {{"network",
          "network",
          "Which nodes compute, which messages arrive, and how exactly nodes minimise",
          "",
          "",
          {numberParameter(
               "participation", "Participation", 1, 0, 1,
               "Share of the nodes that compute in an iteration, drawn again in every iteration.",
               true),
           optionParameter("updates", "Updates", {"synchronous", "asynchronous"},
                           "All nodes compute in every iteration, or only one node, drawn in "
                           "proportion to the speeds."),
           numberParameter("loss", "Message loss", 0, 0, 0.99,
                           "Probability that a message does not arrive."),
           integerParameter(
               "delay", "Largest delay", 0, 0, longestDelay,
               "The delay of every message, in iterations, is drawn from 0 to this number."),
           std::move(speeds),
           numberParameter("speedSpread", "Spread of speeds", 1, 1, 1e4,
                           "Speeds are drawn so that the fastest node is at most this many times "
                           "as fast as the slowest; 1 makes all equal."),
           optionParameter("localUpdates", "Local updates", {"exact", "steps", "error"},
                           "What a node computes: the minimiser that the method asks for, some "
                           "gradient steps towards it, or the minimiser with an error."),
           integerParameter("innerSteps", "Gradient steps", 5, 1, 1e6,
                            "Number of gradient steps of a node towards its minimiser, each of "
                            "length 1/(β + ρ)."),
           numberParameter("errorLevel", "Error level", 0.1, 0, 100,
                           "Length of the error, in units of the length of the node's step.")}}}};
  }();
  return fields;
}

CommunicationConditions readCommunicationConditions(const Json& fields, const std::vector<int>& ids,
                                                    const Rng& rng) {
  CommunicationConditions out;
  out.participation = fields.at("participation").get<double>();
  out.asynchronous = fields.at("updates") == "asynchronous";
  out.loss = fields.at("loss").get<double>();
  out.delay = fields.at("delay").get<int>();
  const auto& given = fields.at("speeds");
  const double spread = fields.at("speedSpread").get<double>();
  if (!given.empty() || spread > 1) {
    out.speeds.reserve(ids.size());
    for (const int id : ids)
      out.speeds.push_back(
          id < static_cast<int>(given.size())
              ? given[static_cast<std::size_t>(id)].get<double>()
              : std::pow(spread, -rng.stream(fmt::format("speed {}", id)).uniform()));
    const bool alike =
        std::all_of(out.speeds.begin(), out.speeds.end(), [](double speed) { return speed == 1; });
    if (alike) out.speeds.clear();
  }
  const auto& local = fields.at("localUpdates");
  using Local = CommunicationConditions::Local;
  out.local = local == "steps" ? Local::Steps : local == "error" ? Local::Error : Local::Exact;
  out.innerSteps = fields.at("innerSteps").get<int>();
  out.errorLevel = fields.at("errorLevel").get<double>();
  return out;
}

}  // namespace gtv
