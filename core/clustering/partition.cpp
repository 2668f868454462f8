#include "clustering/partition.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <map>
#include <tuple>
#include <utility>

namespace gtv {
namespace {

/// The part with the largest weight, the smallest of equals; −1 for none.
int heaviest(const std::map<int, double>& weights) {
  int best = -1;
  double most = 0;
  for (const auto& [part, weight] : weights)
    if (best < 0 || weight > most) std::tie(best, most) = std::pair(part, weight);
  return best;
}

double conductanceOf(double cut, double volume, double total) {
  const double smaller = std::min(volume, total - volume);
  return volume > 0 && volume < total ? cut / smaller : std::nan("");
}

}  // namespace

std::vector<int> numberedByAppearance(const std::vector<int>& parts) {
  std::map<int, int> numbers;
  std::vector<int> out(parts.size(), -1);
  for (std::size_t i = 0; i < parts.size(); ++i)
    if (parts[i] >= 0)
      out[i] = numbers.try_emplace(parts[i], static_cast<int>(numbers.size())).first->second;
  return out;
}

std::vector<int> completedByNeighbours(const EmpiricalGraph& graph, std::vector<int> parts) {
  bool moved = true;
  while (moved) {
    moved = false;
    const auto before = parts;
    for (int i = 0; i < graph.nodeCount(); ++i) {
      if (before[i] >= 0) continue;
      std::map<int, double> weights;
      for (const auto& link : graph.neighbours(i))
        if (const int part = before[link.neighbour]; part >= 0)
          weights[part] += graph.edge(link.edge).weight;
      parts[i] = heaviest(weights);
      moved = moved || parts[i] >= 0;
    }
  }
  std::map<int, double> sizes;
  for (const int part : parts)
    if (part >= 0) ++sizes[part];
  const int largest = std::max(0, heaviest(sizes));
  std::replace(parts.begin(), parts.end(), -1, largest);
  return parts;
}

double conductance(const EmpiricalGraph& graph, const std::vector<bool>& inSet) {
  double cut = 0;
  double volume = 0;
  double total = 0;
  for (const auto& edge : graph.edges()) {
    const bool head = inSet[edge.head];
    const bool tail = inSet[edge.tail];
    total += 2 * edge.weight;
    volume += ((head ? 1 : 0) + (tail ? 1 : 0)) * edge.weight;
    if (head != tail) cut += edge.weight;
  }
  return conductanceOf(cut, volume, total);
}

double largestConductance(const EmpiricalGraph& graph, const std::vector<int>& parts) {
  if (parts.empty()) return std::nan("");
  const auto count = 1 + static_cast<std::size_t>(*std::max_element(parts.begin(), parts.end()));
  std::vector<double> cut(count, 0);
  std::vector<double> volume(count, 0);
  double total = 0;
  for (const auto& edge : graph.edges()) {
    const auto head = static_cast<std::size_t>(parts[edge.head]);
    const auto tail = static_cast<std::size_t>(parts[edge.tail]);
    total += 2 * edge.weight;
    volume[head] += edge.weight;
    volume[tail] += edge.weight;
    if (head == tail) continue;
    cut[head] += edge.weight;
    cut[tail] += edge.weight;
  }
  double largest = std::nan("");
  for (std::size_t c = 0; c < count; ++c)
    largest = std::fmax(largest, conductanceOf(cut[c], volume[c], total));
  return largest;
}

}  // namespace gtv
