#include "window_memory.h"

#include <QFileInfo>
#include <QMessageBox>
#include <utility>

#include "base/memory_limits.h"
#include "words.h"

namespace gtv::ui {

WindowMemory::WindowMemory(QWidget& window)
    : available_([] { return availableMemory(); }), answer_([&window](const QString& question) {
        return QMessageBox::question(&window, tr("Much memory"), question,
                                     QMessageBox::Yes | QMessageBox::No,
                                     QMessageBox::No) == QMessageBox::Yes;
      }) {}

std::optional<Error> WindowMemory::problem(const MemoryEstimate& estimate) const {
  if (estimate.bytes() <= allowed_) return std::nullopt;
  const double available = available_();
  if (judgeMemory(estimate, available) == MemoryVerdict::Fits) return std::nullopt;
  return Error{estimate.largest().field, memoryInWords(estimate, available)};
}

std::optional<Error> WindowMemory::ask(const MemoryEstimate& estimate, const QString& what,
                                       const QString& permission) {
  auto found = problem(estimate);
  if (!found || judgeMemory(estimate, available_()) != MemoryVerdict::Ask) return found;
  if (!answer_(what + u' ' + text(found->message) + QStringLiteral(". ") + permission))
    return found;
  allowed_ = estimate.bytes();
  return std::nullopt;
}

std::optional<Error> WindowMemory::problem(const Experiment& experiment) const {
  return problem(estimateMemory(experiment));
}

std::optional<Error> WindowMemory::problemAfterAsking(const Experiment& experiment) {
  return ask(estimateMemory(experiment), tr("“%1”").arg(text(experiment.title())),
             tr("Build it all the same?"));
}

std::optional<Error> WindowMemory::problemAfterAsking(const QString& file) {
  return ask(estimateFileMemory(file.toStdString()),
             tr("To read “%1”").arg(QFileInfo(file).fileName()), tr("Read it all the same?"));
}

}  // namespace gtv::ui
