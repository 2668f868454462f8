#include "problem/communication_conditions.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <sstream>
#include <utility>

#include "base/number.h"

namespace gtv {
namespace {

constexpr int longestDelay = 50;

/// 1/n of n nodes is one of them, whatever rounding says.
int shareOf(double participation, int count) {
  return std::min(count, static_cast<int>(std::ceil(participation * count - 1e-9)));
}

/// "0 3 5-9" as places among `ids`, ascending.
Result<std::vector<int>> readRound(const std::string& text, const std::vector<int>& ids) {
  std::vector<int> out;
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    const auto dash = word.find('-', 1);
    const auto first = parseInteger(word.substr(0, dash));
    const auto last = dash == std::string::npos ? first : parseInteger(word.substr(dash + 1));
    if (!first || !last || *last < *first)
      return Error{"", fmt::format("'{}' is neither a node nor a range such as 5-9", word)};
    const auto from = std::lower_bound(ids.begin(), ids.end(), *first);
    const auto to = std::upper_bound(from, ids.end(), *last);
    if (from == to || *from != *first || *(to - 1) != *last)
      return Error{"", fmt::format("the network has no node '{}'",
                                   from != ids.end() && *from == *first ? *last : *first)};
    for (auto id = from; id != to; ++id) out.push_back(static_cast<int>(id - ids.begin()));
  }
  std::sort(out.begin(), out.end());
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

/// Takes the schedule from the document's fields, with the Error of what cannot be followed.
void readSchedule(const Json& fields, const std::vector<int>& ids, CommunicationConditions& out) {
  using Schedule = CommunicationConditions::Schedule;
  const auto& name = fields.at("schedule");
  const auto& rounds = fields.at("rounds");
  if (name != "listed") {
    out.schedule = name == "cyclic" ? Schedule::Cyclic : Schedule::Random;
    if (!rounds.empty())
      out.problem = Error{"network.rounds", "goes with the schedule \"listed\" alone"};
    return;
  }
  out.schedule = Schedule::Listed;
  if (rounds.empty())
    out.problem = Error{"network.rounds",
                        "the schedule \"listed\" needs the nodes of every round, such as "
                        "[\"0 1\", \"2-5\"]"};
  if (out.participation != 1 || out.asynchronous)
    out.problem = Error{out.asynchronous ? "network.updates" : "network.participation",
                        "the schedule \"listed\" says itself who computes: leave this at its "
                        "default"};
  for (std::size_t k = 0; k < rounds.size() && !out.problem; ++k) {
    auto round = readRound(rounds[k].get<std::string>(), ids);
    if (round)
      out.rounds.push_back(std::move(*round));
    else
      out.problem = Error{fmt::format("network.rounds[{}]", k), round.error().message};
  }
}

}  // namespace

std::string CommunicationConditions::deviation() const {
  if (participation != 1) return "network.participation";
  if (asynchronous) return "network.updates";
  if (schedule == Schedule::Listed) return "network.schedule";
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
  const auto now = static_cast<double>(k);
  const auto ticks = [&](int i) {
    return std::floor((now + 1) * speedOf(i)) > std::floor(now * speedOf(i));
  };
  if (schedule == Schedule::Cyclic) {
    const int count = asynchronous ? 1 : shareOf(participation, nodes);
    for (int j = 0; j < count; ++j) {
      const auto i = static_cast<std::size_t>((k * count + j) % nodes);
      out[i] = ticks(static_cast<int>(i));
    }
    return out;
  }
  if (schedule == Schedule::Listed) {
    if (rounds.empty()) return out;
    for (const int i : rounds[static_cast<std::size_t>(k) % rounds.size()])
      out[static_cast<std::size_t>(i)] = ticks(i);
    return out;
  }
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
  for (int i = 0; i < nodes; ++i)
    if (ticks(i)) ready.push_back(i);
  const auto count = static_cast<int>(ready.size());
  for (const int r : draws.sample(count, shareOf(participation, count)))
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
           optionParameter("schedule", "Schedule", {"random", "cyclic", "listed"},
                           "Who computes: nodes drawn at random; K of the n nodes in turn, with K "
                           "given by the participation; or the nodes that are listed."),
           valueParameter(ParameterType::TextList, "rounds", "Rounds", Json::array(),
                          "The nodes that compute in iterations 0, 1, …, and around again, for the "
                          "schedule “listed”: [\"0 1\", \"2-5\"]."),
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
  readSchedule(fields, ids, out);
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
