#pragma once

#include <QCoreApplication>
#include <QString>
#include <functional>
#include <optional>

#include "experiment/experiment.h"
#include "instances/memory_estimate.h"

class QWidget;

namespace gtv::ui {

/// Keeps the window from taking memory unasked: what would take more than half of what is free is
/// asked for, more than there is is refused.
class WindowMemory {
  Q_DECLARE_TR_FUNCTIONS(WindowMemory)

 public:
  explicit WindowMemory(QWidget& window);

  /// Who sent a link is not who opens it.
  enum class Origin { Own, Link };

  /// Why the experiment is not to be built as it is; nothing where it fits or was allowed.
  std::optional<Error> problem(const Experiment& experiment) const;
  /// The same after the user was asked, where asking helps. What was allowed once, and less than
  /// it, is not asked for again.
  /// A link is asked about from half a gigabyte on, however much is free.
  std::optional<Error> problemAfterAsking(const Experiment& experiment,
                                          Origin origin = Origin::Own);
  /// The same of reading a whole file.
  std::optional<Error> problemAfterAsking(const QString& file);

  /// How much is free, and who answers; for tests, and where there is nobody to ask.
  void setAvailable(std::function<double()> available) { available_ = std::move(available); }
  void setConfirmation(std::function<bool(const QString&)> confirmation) {
    confirm_ = std::move(confirmation);
  }

 private:
  MemoryVerdict verdict(const MemoryEstimate& estimate, Origin origin) const;
  std::optional<Error> problem(const MemoryEstimate& estimate, Origin origin) const;
  /// The question is `what`, why, and `permission`.
  std::optional<Error> confirm(const MemoryEstimate& estimate, Origin origin, const QString& what,
                               const QString& permission);

  std::function<double()> available_;
  std::function<bool(const QString&)> confirm_;
  double allowed_ = 0;  ///< bytes
};

}  // namespace gtv::ui
