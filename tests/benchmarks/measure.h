#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

// Timing on a machine with neighbours: what is compared is measured in turns within one process, in
// pieces so short that most of them are not disturbed.
namespace gtv::bench {

/// Of the body, run once.
template <class Body>
double secondsOf(Body&& body) {
  const auto begin = std::chrono::steady_clock::now();
  std::forward<Body>(body)();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

/// A body that is repeated so often that one piece takes at most two milliseconds, but at least
/// once. seconds() is one piece, per repetition.
template <class Body>
class Piece {
 public:
  static constexpr double longest = 2e-3;

  explicit Piece(Body body) : body_(std::move(body)) {
    const double once = std::min(secondsOf(body_), secondsOf(body_));
    repeats_ = std::max(1, static_cast<int>(longest / std::max(once, 1e-9)));
  }
  double seconds() {
    return secondsOf([this] {
             for (int k = 0; k < repeats_; ++k) body_();
           }) /
           repeats_;
  }

 private:
  Body body_;
  int repeats_ = 1;
};

/// Measurements of one thing.
class Samples {
 public:
  void add(double value) { values_.push_back(value); }
  std::size_t count() const { return values_.size(); }
  /// NaN of none, as the others.
  double least() const { return at(0); }
  double median() const { return at(0.5); }
  double most() const { return at(1); }
  /// The value at this share of the sorted ones.
  double at(double share) const {
    if (values_.empty()) return std::numeric_limits<double>::quiet_NaN();
    auto sorted = values_;
    std::sort(sorted.begin(), sorted.end());
    const double place = share * static_cast<double>(sorted.size() - 1);
    return sorted[static_cast<std::size_t>(std::lround(place))];
  }

 private:
  std::vector<double> values_;
};

struct Turns {
  Samples ours;
  Samples theirs;
  /// By the least of each.
  double timesFaster() const { return theirs.least() / ours.least(); }
};

/// Both functions return seconds; they take turns.
template <class Ours, class Theirs>
Turns inTurns(int turns, Ours&& ours, Theirs&& theirs) {
  Turns out;
  for (int k = 0; k < turns; ++k) {
    out.ours.add(ours());
    out.theirs.add(theirs());
  }
  return out;
}

}  // namespace gtv::bench
