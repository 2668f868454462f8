#pragma once

#include <vector>

namespace gtv {

/// Total variation on a line, exactly and in linear time:
///   min_w Σ_k ½h_k w_k² − b_k w_k + Σ_k c_k|w_k − w_{k+1}|,  h_k > 0,  c_k ≥ 0,
/// and its flow z: h_k w_k − b_k + z_k − z_{k−1} = 0, |z_k| ≤ c_k, z_k = ±c_k where w jumps.
///
/// Two ways there. The taut string, one run of equal w after the other (Condat 2013, 1-D, here with
/// weights), is the faster one almost always, but may look at the same nodes again and again; where
/// it does, dynamic programming (Johnson 2013; with weights Kolmogorov, Pock, Rolínek 2016) answers
/// in time O(count) whatever the data. Either finds the runs; every run is then solved from its own
/// sums, so that no rounding of the search is left in w.
class TotalVariationLine {
 public:
  /// All arrays have `count` entries; c_k = scale·weight[k], the last one 0, as is every one
  /// between lines that are solved as one.
  struct Terms {
    int count = 0;
    const double* h = nullptr;
    const double* b = nullptr;
    const double* weight = nullptr;
    double scale = 0;

    double capacity(int k) const { return scale * weight[k]; }
  };

  /// `count` entries each.
  void solve(const Terms& terms, double* w, double* z);

  /// False, and w and z half done, if it had to look at nodes more than three times on average.
  static bool followTautString(const Terms& terms, double* w, double* z);
  void passMessages(const Terms& terms, double* w, double* z);

 private:
  /// Of a message, a piecewise linear function.
  struct Knot {
    double x;
    double change;  ///< of the slope, from left to right
  };
  /// w_k lies between them, at the left one where w_{k+1} lies further left, …
  struct Ends {
    double left;
    double right;
  };
  class Message;

  void sendMessages(const Terms& terms);

  std::vector<Knot> knots_;
  std::vector<Ends> ends_;
};

}  // namespace gtv
