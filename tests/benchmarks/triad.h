#pragma once

#include <cstddef>

#include "kernels/aligned_array.h"
#include "measure.h"

namespace gtv::bench {

/// The triad of STREAM (McCalpin 1995), a ← b + s c on one thread: what the memory gives.
class Triad {
 public:
  /// Of all three arrays together.
  explicit Triad(std::size_t bytes)
      : a_(bytes / 24 + 1, 0.0), b_(bytes / 24 + 1, 1.0), c_(bytes / 24 + 1, 2.0) {}

  /// Of one pass.
  double seconds() {
    return secondsOf([this] {
      double* a = a_.data();
      const double* b = b_.data();
      const double* c = c_.data();
      const double s = scale_;
      for (std::size_t k = 0; k < a_.size(); ++k) a[k] = b[k] + s * c[k];
      scale_ = 1 + 1e-3 * a[a_.size() / 2];
    });
  }
  /// Per pass, counted as STREAM does: two numbers read, one written.
  double bytes() const { return 24 * static_cast<double>(a_.size()); }

 private:
  AlignedArray<double> a_;
  AlignedArray<double> b_;
  AlignedArray<double> c_;
  double scale_ = 3;
};

}  // namespace gtv::bench
