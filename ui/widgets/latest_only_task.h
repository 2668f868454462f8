#pragma once

#include <QObject>
#include <functional>

#include "base/result.h"

namespace gtv::ui {

/// Work on the thread pool, one piece at a time; of those that wait the newest wins. The screen
/// keeps what it has until then.
class LatestOnlyTask : public QObject {
  Q_OBJECT

 public:
  /// What is to be done with the result, in the thread of this object.
  using Finish = std::function<void()>;
  using Work = std::function<Finish()>;

  using QObject::QObject;
  void start(Work work);
  bool isBusy() const { return busy_; }

 Q_SIGNALS:
  /// In the place of a result; the window says it anyway.
  void failed(const gtv::Error& error);

 private:
  void run(Work work);

  Work waiting_;
  bool busy_ = false;
};

}  // namespace gtv::ui
