#include "diagnostics/cluster_matching.h"

#include <algorithm>
#include <array>
#include <bit>
#include <tuple>

#include "diagnostics/metrics.h"

namespace gtv {
namespace {

struct Overlap {
  int cluster;
  int mark;
  int shown;
  int home;
};

bool isMark(int mark) { return mark >= 0 && mark < ClusterMarks::most; }

/// The nodes of every cluster, one cluster after the other.
struct Members {
  std::vector<std::size_t> from;  ///< of every cluster, and the end
  std::vector<std::size_t> nodes;
};

Members membersOf(const std::vector<int>& clusters, const std::vector<int>& sizes) {
  Members out{{0}, std::vector<std::size_t>(clusters.size())};
  for (const int size : sizes) out.from.push_back(out.from.back() + static_cast<std::size_t>(size));
  auto next = out.from;
  for (std::size_t i = 0; i < clusters.size(); ++i)
    out.nodes[next[static_cast<std::size_t>(clusters[i])]++] = i;
  return out;
}

}  // namespace

std::vector<int> ClusterMarks::of(const std::vector<int>& clusters) const {
  std::vector<int> sizes(static_cast<std::size_t>(clusterCount(clusters)), 0);
  for (const int c : clusters) ++sizes[static_cast<std::size_t>(c)];
  // In a small graph everybody can be told from everybody.
  const int least = clusters.size() > smallGraph ? 2 : 1;

  std::vector<Overlap> overlaps;
  if (shown_.size() == clusters.size()) {
    const auto members = membersOf(clusters, sizes);
    for (std::size_t c = 0; c < sizes.size(); ++c) {
      if (sizes[c] < least) continue;
      std::array<Overlap, most> row{};
      for (auto k = members.from[c]; k < members.from[c + 1]; ++k) {
        const auto node = members.nodes[k];
        if (isMark(shown_[node])) ++row[static_cast<std::size_t>(shown_[node])].shown;
        if (isMark(home_[node])) ++row[static_cast<std::size_t>(home_[node])].home;
      }
      for (std::size_t mark = 0; mark < row.size(); ++mark)
        if (row[mark].shown + row[mark].home > 0)
          overlaps.push_back(
              {static_cast<int>(c), static_cast<int>(mark), row[mark].shown, row[mark].home});
    }
  }
  std::sort(overlaps.begin(), overlaps.end(), [](const Overlap& a, const Overlap& b) {
    return std::tuple(-a.shown - a.home, -a.shown, a.mark, a.cluster) <
           std::tuple(-b.shown - b.home, -b.shown, b.mark, b.cluster);
  });
  std::vector<int> marks(sizes.size(), none);
  std::array<bool, most> taken{};
  for (const auto& overlap : overlaps) {
    auto& own = marks[static_cast<std::size_t>(overlap.cluster)];
    auto& isTaken = taken[static_cast<std::size_t>(overlap.mark)];
    if (own != none || isTaken) continue;
    own = overlap.mark;
    isTaken = true;
  }

  std::vector<std::pair<int, int>> left;  // the size, negative, and the cluster
  for (std::size_t c = 0; c < sizes.size(); ++c)
    if (marks[c] == none && sizes[c] >= least) left.emplace_back(-sizes[c], static_cast<int>(c));
  const auto room = static_cast<std::size_t>(std::count(taken.begin(), taken.end(), false));
  const auto end = left.begin() + static_cast<std::ptrdiff_t>(std::min(left.size(), room));
  std::partial_sort(left.begin(), end, left.end());
  auto free = taken.begin();
  for (auto next = left.begin(); next != end; ++next) {
    free = std::find(free, taken.end(), false);
    *free = true;
    marks[static_cast<std::size_t>(next->second)] = static_cast<int>(free - taken.begin());
  }
  return marks;
}

void ClusterMarks::follow(const std::vector<int>& clusters, std::int64_t iteration) {
  const auto marks = of(clusters);
  if (shown_.size() != clusters.size()) {
    shown_.assign(clusters.size(), none);
    home_.assign(clusters.size(), none);
    since_.assign(clusters.size(), 0);
  }
  isShown_ = {};
  for (const int mark : marks)
    if (mark != none) isShown_[static_cast<std::size_t>(mark)] = true;
  for (std::size_t i = 0; i < clusters.size(); ++i) {
    const int mark = marks[static_cast<std::size_t>(clusters[i])];
    // What is alone for a while comes back to where it was.
    if (mark == none) continue;
    if (shown_[i] != mark || iteration < since_[i]) since_[i] = iteration;
    shown_[i] = mark;
    if (!isMark(home_[i])) home_[i] = mark;
  }
}

void ClusterMarks::settle(std::int64_t iteration, bool atRest) {
  // Before this many iterations everything is on its way.
  constexpr std::int64_t fewest = 32;
  for (std::size_t i = 0; i < shown_.size(); ++i) {
    if (!isMark(shown_[i]) || !isMark(home_[i])) continue;
    const bool lasts = atRest || iteration >= 2 * std::max(since_[i], fewest);
    // It has left its home if that is still there.
    if (lasts && isShown_[static_cast<std::size_t>(home_[i])]) home_[i] = shown_[i];
  }
}

ClusterMarks ClusterMarks::movedTo(const std::vector<int>& before) const {
  ClusterMarks out;
  out.shown_.assign(before.size(), none);
  out.home_.assign(before.size(), none);
  out.since_.assign(before.size(), 0);
  out.isShown_ = isShown_;
  for (std::size_t i = 0; i < before.size(); ++i) {
    if (before[i] < 0 || before[i] >= static_cast<int>(shown_.size())) continue;
    out.shown_[i] = shown_[static_cast<std::size_t>(before[i])];
    out.home_[i] = home_[static_cast<std::size_t>(before[i])];
    out.since_[i] = since_[static_cast<std::size_t>(before[i])];
  }
  return out;
}

std::int64_t ClusterMarks::nextFollowed(std::int64_t iteration) {
  constexpr int digits = 3;
  const auto next = static_cast<std::uint64_t>(iteration) + 1;
  const int spare = std::max(0, static_cast<int>(std::bit_width(next)) - digits);
  // Rounded up to a multiple; a carry makes a power of two.
  const auto step = std::uint64_t{1} << static_cast<unsigned>(spare);
  return static_cast<std::int64_t>((next + step - 1) / step * step);
}

std::vector<int> marksOfNodes(const std::vector<int>& clusters, const std::vector<int>& marks) {
  std::vector<int> out;
  out.reserve(clusters.size());
  for (const int cluster : clusters) out.push_back(marks[static_cast<std::size_t>(cluster)]);
  return out;
}

}  // namespace gtv
