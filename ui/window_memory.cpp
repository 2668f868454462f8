#include "window_memory.h"

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

std::optional<Error> WindowMemory::problem(const Experiment& experiment) const {
  const auto estimate = estimateMemory(experiment);
  if (estimate.bytes() <= allowed_) return std::nullopt;
  const double available = available_();
  if (judgeMemory(estimate, available) == MemoryVerdict::Fits) return std::nullopt;
  return Error{estimate.largest().field, memoryInWords(estimate, available)};
}

std::optional<Error> WindowMemory::problemAfterAsking(const Experiment& experiment) {
  auto found = problem(experiment);
  if (!found) return found;
  const auto estimate = estimateMemory(experiment);
  if (judgeMemory(estimate, available_()) != MemoryVerdict::Ask) return found;
  if (!answer_(tr("“%1” %2. Build it all the same?")
                   .arg(text(experiment.title()), text(found->message))))
    return found;
  allowed_ = estimate.bytes();
  return std::nullopt;
}

}  // namespace gtv::ui
