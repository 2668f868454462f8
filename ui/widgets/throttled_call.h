#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <functional>
#include <utility>

namespace gtv::ui {

/// Something that may be wanted far more often than it is worth doing, say to show a number that
/// runs: done at most once in so many milliseconds, and once more after it was wanted last. So what
/// is shown is in the end what there is.
class ThrottledCall {
 public:
  ThrottledCall(int milliseconds, std::function<void()> call)
      : milliseconds_(milliseconds), call_(std::move(call)) {
    timer_.setSingleShot(true);
    timer_.callOnTimeout([this] { now(); });
  }

  /// At once, or as soon as the last time is long enough ago.
  void want() {
    if (timer_.isActive()) return;
    const auto rest = since_.isValid() ? milliseconds_ - since_.elapsed() : 0;
    if (rest > 0)
      timer_.start(static_cast<int>(rest));
    else
      now();
  }
  /// Whatever was before.
  void now() {
    timer_.stop();
    since_.start();
    call_();
  }

 private:
  int milliseconds_;
  std::function<void()> call_;
  QTimer timer_;
  QElapsedTimer since_;
};

}  // namespace gtv::ui
