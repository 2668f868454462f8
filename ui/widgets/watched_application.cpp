#include "ui/widgets/watched_application.h"

#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"

namespace gtv::ui {
namespace {

constexpr const char* purpose = "for this";

}  // namespace

bool WatchedApplication::notify(QObject* receiver, QEvent* event) {
  try {
    return QApplication::notify(receiver, event);
  } catch (...) {
    const auto message = translatedError(caughtError(purpose));
    // Queued: whoever hears of it does not work inside the event that failed, and is in the thread
    // of the window even if that was another's.
    QMetaObject::invokeMethod(
        this, [this, message] { Q_EMIT eventFailed(message); }, Qt::QueuedConnection);
    return true;
  }
}

void WatchedApplication::report(const Error& error) {
  auto* application = qobject_cast<WatchedApplication*>(QCoreApplication::instance());
  if (application == nullptr) return;
  QMetaObject::invokeMethod(
      application,
      [application, message = translatedError(error)] { Q_EMIT application->workFailed(message); },
      Qt::QueuedConnection);
}

}  // namespace gtv::ui
