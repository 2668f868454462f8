#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "base/rng.h"
#include "problem/gtv_problem.h"
#include "solvers/delayed_links.h"

namespace gtv {

/// Steps w ← w − α(g + μ(w − c) + s) with g the mean gradient of `batch` samples drawn with
/// replacement, or the full gradient where batch = 0.
struct LocalDescent {
  int steps = 5;
  double rate = 0.1;
  int batch = 0;

  /// What a step has beside the gradient.
  struct Terms {
    double pull = 0;                 ///< μ
    const Vector* centre = nullptr;  ///< c, where μ > 0
    const Vector* drift = nullptr;   ///< s; null: 0
    const Vector* mask = nullptr;    ///< 1 for coordinates that move, 0 for others; null: all move
  };
  /// A stop ends it anywhere.
  void run(const LocalLoss& loss, Rng& rng, MutVec w, const std::stop_token& stop,
           const Terms& terms) const;
  // NOLINTNEXTLINE(performance-unnecessary-value-param): a view
  void run(const LocalLoss& loss, Rng& rng, MutVec w, const std::stop_token& stop) const {
    run(loss, rng, w, stop, Terms());
  }
  /// If α > 2/(β + μ), where steps on a loss of smoothness β need not shrink: a sentence, which
  /// calls μ by its name.
  std::string beyondBound(double smoothness, double pull = 0, const char* pullName = "λ") const;
  /// If α > 2/β, where steps on the mean loss of all nodes, of smoothness β, need not shrink: a
  /// sentence.
  std::string beyondPooledBound(double smoothness) const;
};

/// Of the mean loss of the nodes with data: its largest eigenvalue where all losses are quadratic,
/// else the mean of theirs; 0 without data, +∞ where there is none, or more than 200 parameters, or
/// a stop was asked for.
double pooledSmoothness(const GtvProblem& problem, const std::stop_token& stop = {});

/// The largest finite smoothness of the losses; 0 if there is none.
double largestSmoothness(const GtvProblem& problem);

/// Whether these steps of all nodes take longer than a user waits, so that they need threads and
/// hear a stop.
bool takesLong(const GtvProblem& problem, const LocalDescent& local);

/// The links between a server and its clients, as many as nodes: what goes down and what comes up.
inline constexpr int downLink = 0;
inline constexpr int upLink = 1;
std::vector<DelayedLinks> starLinks(int rows, const GtvProblem& problem);

/// Who takes part in round k: the nodes with data, or ⌈share·count⌉ of them drawn for this round;
/// at least one if there is any.
std::vector<int> participants(const GtvProblem& problem, double share, const Rng& rng,
                              std::int64_t round);

}  // namespace gtv
