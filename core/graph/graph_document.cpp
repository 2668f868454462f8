#include "graph/graph_document.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "base/json.h"

namespace gtv {
namespace {

/// "7", "-3", "0"; not "07", "+7", "-0" or "". Of any length.
bool isCanonicalInteger(std::string_view key) {
  if (key == "0") return true;
  if (key.starts_with('-')) key.remove_prefix(1);
  return !key.empty() && key.front() >= '1' && key.front() <= '9' &&
         std::all_of(key.begin(), key.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// The order of two canonical integers without ever making them numbers.
bool isSmaller(const std::string& a, const std::string& b) {
  const bool negative = a.front() == '-';
  if (negative != (b.front() == '-')) return negative;
  const auto magnitudeBelow = [](const std::string& p, const std::string& q) {
    return p.size() != q.size() ? p.size() < q.size() : p < q;
  };
  return negative ? magnitudeBelow(b, a) : magnitudeBelow(a, b);
}

}  // namespace

std::vector<std::string> nodeOrder(const std::vector<std::string>& dataKeys,
                                   const std::vector<std::string>& graphKeys) {
  std::vector<std::string> keys;
  std::unordered_set<std::string_view> seen;
  for (const auto* list : {&dataKeys, &graphKeys})
    for (const auto& key : *list)
      if (seen.insert(key).second) keys.push_back(key);
  if (std::all_of(keys.begin(), keys.end(), isCanonicalInteger))
    std::sort(keys.begin(), keys.end(), isSmaller);
  return keys;
}

Result<EmpiricalGraph> graphOver(const std::vector<std::string>& nodeKeys,
                                 const GraphDocument& document) {
  std::unordered_map<std::string_view, int> numbers;
  numbers.reserve(nodeKeys.size());
  for (std::size_t i = 0; i < nodeKeys.size(); ++i)
    numbers.try_emplace(nodeKeys[i], static_cast<int>(i));
  std::vector<int> numberOf;
  numberOf.reserve(document.keys.size());
  for (const auto& key : document.keys) {
    const auto found = numbers.find(key);
    if (found == numbers.end())
      return Error{document.name, fmt::format("node {} does not exist", shown(key))};
    numberOf.push_back(found->second);
  }
  auto edges = document.edges;
  for (auto& edge : edges) {
    edge.head = numberOf[static_cast<std::size_t>(edge.head)];
    edge.tail = numberOf[static_cast<std::size_t>(edge.tail)];
  }
  return EmpiricalGraph::make(static_cast<int>(nodeKeys.size()), std::move(edges));
}

}  // namespace gtv
