#include "fusion/total_variation_line.h"

#include <algorithm>
#include <cstdint>

namespace gtv {
namespace {

using Terms = TotalVariationLine::Terms;

/// Nodes begin … end − 1 have one value, z jumps to `inflow` before and to `outflow` behind them.
void assignRun(const Terms& terms, int begin, int end, double inflow, double outflow, double* w,
               double* z) {
  double curvature = 0;
  double slope = inflow - outflow;
  for (int k = begin; k < end; ++k) {
    curvature += terms.h[k];
    slope += terms.b[k];
  }
  const double value = slope / curvature;
  double flow = inflow;
  for (int k = begin; k < end - 1; ++k) {
    const double c = terms.capacity(k);
    flow = std::clamp(flow + (terms.b[k] - terms.h[k] * value), -c, c);
    w[k] = value;
    z[k] = flow;
  }
  w[end - 1] = value;
  z[end - 1] = outflow;
}

}  // namespace

void TotalVariationLine::solve(const Terms& terms, double* w, double* z) {
  if (!followTautString(terms, w, z)) passMessages(terms, w, z);
}

// A run begins with z = inflow. `low` is the least value with which z has stayed ≤ c so far, and
// `high` the greatest with which z ≥ −c. Once even `low` would bring z below −c, the run must have
// ended where z touched c, and w falls there.
bool TotalVariationLine::followTautString(const Terms& terms, double* w, double* z) {
  const auto& [count, h, b, weight, scale] = terms;
  std::int64_t looks = 3 * std::int64_t{count};
  double inflow = 0;
  for (int begin = 0; begin < count;) {
    int k = begin;
    int lowEnd = begin;   // the last place where z touches c with the value `low`
    int highEnd = begin;  // … −c with `high`
    double c = terms.capacity(k);
    double curvature = h[k];
    double low = (b[k] + inflow - c) / curvature;
    double high = (b[k] + inflow + c) / curvature;
    double lowFlow = c;
    double highFlow = -c;
    int end;
    double outflow = 0;
    for (;;) {
      if (!(c > 0)) {
        end = k + 1;
        break;
      }
      ++k;
      c = terms.capacity(k);
      curvature += h[k];
      lowFlow += b[k] - h[k] * low;
      highFlow += b[k] - h[k] * high;
      if (lowFlow < -c) {
        end = lowEnd + 1;
        outflow = terms.capacity(lowEnd);
        break;
      }
      if (highFlow > c) {
        end = highEnd + 1;
        outflow = -terms.capacity(highEnd);
        break;
      }
      if (lowFlow >= c) {
        low += (lowFlow - c) / curvature;
        lowFlow = c;
        lowEnd = k;
      }
      if (highFlow <= -c) {
        high += (highFlow + c) / curvature;
        highFlow = -c;
        highEnd = k;
      }
    }
    looks -= k - begin;
    if (looks < 0) return false;
    assignRun(terms, begin, end, inflow, outflow, w, z);
    inflow = outflow;
    begin = end;
  }
  return true;
}

/// What nodes 0 … k cost at least, as a function of w_k, has the derivative
///   δ_k(w) = h_k w − b_k + m_{k−1}(w),  m_k = δ_k clamped to ±c_k:
/// increasing and piecewise linear. The message m is kept as a deque of knots between which it
/// rises from −capacity to capacity; a clamp takes some knots from both ends and adds one at each.
class TotalVariationLine::Message {
 public:
  explicit Message(Knot* middle) : middle_(middle), first_(middle), last_(middle) {}

  /// m ← hw − b + m clamped to ±c; where that reaches −c and c.
  Ends pass(double h, double b, double c) {
    const double left = cutLeft(h, b, c);
    if (!(c > 0)) {  // nothing is sent on
      first_ = last_ = middle_;
      capacity_ = 0;
      return {left, left};
    }
    const double right = cutRight(h, b, c);
    capacity_ = c;
    return {left, right};
  }

 private:
  // Slopes are sums in which digits may cancel, but none is less than h; and knots stay in order.

  double cutLeft(double h, double b, double c) {
    double slope = h;
    double left;
    if (first_ == last_) {
      left = (b - c) / h;
    } else {
      double x = first_->x;
      double value = h * x - b - capacity_;
      if (value >= -c) {
        left = std::min(x, (b + capacity_ - c) / h);
      } else {
        for (;;) {
          slope = std::max(slope + first_->change, h);
          if (++first_ == last_) {
            slope = h;
            left = std::max(x, (b - capacity_ - c) / h);
            break;
          }
          const double next = value + slope * (first_->x - x);
          if (next >= -c) {
            left = std::min(first_->x, x - (value + c) / slope);
            break;
          }
          x = first_->x;
          value = next;
        }
      }
    }
    *--first_ = {left, slope};
    return left;
  }

  /// After cutLeft, whose knot bounds it: δ = −c there.
  double cutRight(double h, double b, double c) {
    double slope = h;
    double right;
    double x = last_[-1].x;
    double value = h * x - b + capacity_;
    if (last_ - 1 == first_ || value <= c) {
      right = std::max(x, (b - capacity_ + c) / h);
    } else {
      for (;;) {
        --last_;
        slope = std::max(slope - last_->change, h);
        const double before = last_[-1].x;
        const double next = last_ - 1 == first_ ? -c : value - slope * (x - before);
        if (next <= c) {
          right = std::max(before, x - (value - c) / slope);
          break;
        }
        x = before;
        value = next;
      }
    }
    *last_++ = {right, -slope};
    return right;
  }

  Knot* middle_;
  Knot* first_;
  Knot* last_;  ///< one behind
  double capacity_ = 0;
};

void TotalVariationLine::sendMessages(const Terms& terms) {
  const auto count = static_cast<std::size_t>(terms.count);
  knots_.resize(2 * count + 2);
  ends_.resize(count);
  Message message(knots_.data() + count + 1);
  for (int k = 0; k < terms.count; ++k)
    ends_[k] = message.pass(terms.h[k], terms.b[k], terms.capacity(k));
}

// Backwards, w_k is w_{k+1} clamped to its ends.
void TotalVariationLine::passMessages(const Terms& terms, double* w, double* z) {
  sendMessages(terms);
  double outflow = 0;
  for (int end = terms.count; end > 0;) {
    const double value = outflow < 0 ? ends_[end - 1].right : ends_[end - 1].left;
    double inflow = 0;
    int begin = end - 1;
    for (; begin > 0; --begin) {
      const auto& [left, right] = ends_[begin - 1];
      const double c = terms.capacity(begin - 1);
      if (left <= value && value <= right && c > 0) continue;
      inflow = value < left ? c : -c;
      break;
    }
    assignRun(terms, begin, end, inflow, outflow, w, z);
    end = begin;
    outflow = inflow;
  }
}

}  // namespace gtv
