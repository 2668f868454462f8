#include "ui/document/window_memory.h"

#include <QFileInfo>
#include <QMessageBox>
#include <utility>

#include "base/memory_limits.h"
#include "ui/widgets/display_text.h"

namespace gtv::ui {

WindowMemory::WindowMemory(QWidget& window)
    : available_([] { return availableMemory(); }), confirm_([&window](const QString& question) {
        return QMessageBox::question(&window, tr("Large use of memory"), question,
                                     QMessageBox::Yes | QMessageBox::No,
                                     QMessageBox::No) == QMessageBox::Yes;
      }) {}

MemoryVerdict WindowMemory::verdict(const MemoryEstimate& estimate, Origin origin) const {
  constexpr double largeLink = 5e8;
  if (estimate.bytes() <= allowed_) return MemoryVerdict::Fits;
  const auto verdict = judgeMemory(estimate, available_());
  const bool isLarge = origin == Origin::Link && estimate.bytes() > largeLink;
  return verdict == MemoryVerdict::Fits && isLarge ? MemoryVerdict::Ask : verdict;
}

std::optional<Error> WindowMemory::problem(const MemoryEstimate& estimate, Origin origin) const {
  if (verdict(estimate, origin) == MemoryVerdict::Fits) return std::nullopt;
  return Error{estimate.largest().field, describeMemory(estimate, available_())};
}

std::optional<Error> WindowMemory::confirm(const MemoryEstimate& estimate, Origin origin,
                                           const QString& what, const QString& permission) {
  auto found = problem(estimate, origin);
  if (!found || verdict(estimate, origin) != MemoryVerdict::Ask) return found;
  if (!confirm_(what + u' ' + toQString(found->message) + QStringLiteral(". ") + permission))
    return found;
  allowed_ = estimate.bytes();
  return std::nullopt;
}

std::optional<Error> WindowMemory::problem(const Experiment& experiment) const {
  return problem(estimateWindowMemory(experiment), Origin::Own);
}

std::optional<Error> WindowMemory::problemAfterAsking(const Experiment& experiment, Origin origin) {
  return confirm(estimateWindowMemory(experiment), origin,
                 tr("“%1”").arg(toQString(experiment.title())), tr("Build it anyway?"));
}

std::optional<Error> WindowMemory::problemAfterAsking(const QString& file) {
  return confirm(estimateFileMemory(file.toStdString()), Origin::Own,
                 tr("To read “%1”").arg(QFileInfo(file).fileName()), tr("Read it anyway?"));
}

}  // namespace gtv::ui
