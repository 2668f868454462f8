#pragma once

#include <algorithm>
#include <numeric>
#include <vector>

namespace gtv {

/// The sets 0 … n − 1 fall into while they are joined (union-find). Every set is named by its
/// smallest member.
class DisjointSets {
 public:
  explicit DisjointSets(int count) : root_(static_cast<std::size_t>(count)) {
    std::iota(root_.begin(), root_.end(), 0);
  }

  int find(int i) {
    while (root_[i] != i) i = root_[i] = root_[root_[i]];
    return i;
  }
  /// False if they were in one set before.
  bool join(int a, int b) {
    a = find(a);
    b = find(b);
    root_[std::max(a, b)] = std::min(a, b);
    return a != b;
  }
  /// The name of everyone's set.
  std::vector<int> names() {
    std::vector<int> out(root_.size());
    for (std::size_t i = 0; i < out.size(); ++i) out[i] = find(static_cast<int>(i));
    return out;
  }

 private:
  std::vector<int> root_;
};

}  // namespace gtv
