#include "ui/live/experiment_document.h"

#include <QUndoCommand>
#include <QUndoStack>
#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "edits/experiment_edits.h"
#include "experiment/file_names.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"

namespace gtv::ui {
namespace {

/// The kind is chosen where the field is.
std::string withoutKind(const QString& path) {
  auto field = path.toStdString();
  if (path.endsWith(QStringLiteral(".kind"))) field.resize(field.size() - 5);
  return field;
}

}  // namespace

class ExperimentDocument::Step : public QUndoCommand {
 public:
  Step(ExperimentDocument& document, Experiment next, const QString& name, int drag)
      : QUndoCommand(name),
        document_(document),
        before_(document.experiment()),
        after_(std::move(next)),
        drag_(drag) {}

  Step(ExperimentDocument& document, const SessionStep& step)
      : QUndoCommand(gtv::ui::toQString(step.name)),
        document_(document),
        before_(step.before),
        after_(step.after),
        drag_(0) {}

  const Experiment& before() const { return before_; }
  const Experiment& after() const { return after_; }
  void undo() override { document_.show(before_); }
  void redo() override { document_.show(after_); }
  int id() const override { return drag_ == 0 ? -1 : drag_; }
  bool mergeWith(const QUndoCommand* next) override {
    after_ = static_cast<const Step*>(next)->after_;
    if (before_ == after_) setObsolete(true);
    return true;
  }

 private:
  ExperimentDocument& document_;
  Experiment before_;
  Experiment after_;
  int drag_;
};

QString fieldTitle(const Experiment& experiment, const QString& path) {
  const auto field = withoutKind(path);
  const auto* parameter = parameterAt(documentFields(), experiment.json(), field);
  if (parameter == nullptr)
    parameter = documentFields().parameter(field.substr(0, field.find('.')));
  return parameter != nullptr ? translated(parameter->label) : path;
}

QString refusalText(const Experiment& experiment, const Error& error) {
  const auto field = withoutKind(toQString(error.where));
  const auto* parameter = parameterAt(documentFields(), experiment.json(), field);
  if (parameter == nullptr) return translatedError(error);  // a file, which may begin like a field
  auto title = translated(parameter->label);
  if (const auto dot = field.find('.'); dot != std::string::npos)
    title = QStringLiteral("%1 › %2").arg(fieldTitle(experiment, toQString(field.substr(0, dot))),
                                          title);
  return QStringLiteral("%1: %2").arg(title, translatedMessage(error.message));
}

ExperimentDocument::ExperimentDocument(QObject* parent)
    : QObject(parent), steps_(new QUndoStack(this)) {
  // An experiment is a small document; a session has no more steps than anybody would undo.
  steps_->setUndoLimit(1000);
  connect(steps_, &QUndoStack::indexChanged, this, &ExperimentDocument::stepsChanged);
}

bool ExperimentDocument::isDisposable() const {
  if (!isModified()) return true;
  if (!file_.empty()) return false;
  auto comparable = experiment_;
  for (const char* field : {"lambda", "view", "positions"})
    if (auto same = comparable.with(field, saved_.at(field))) comparable = std::move(*same);
  return comparable == saved_;
}

void ExperimentDocument::open(const Experiment& experiment, const Experiment& saved,
                              const std::filesystem::path& file) {
  ++number_;
  experiment_ = experiment;
  saved_ = saved;
  file_ = file;
  Q_EMIT replaced();
}

void ExperimentDocument::forgetSteps() { steps_->clear(); }

std::vector<SessionStep> ExperimentDocument::journal() const {
  std::vector<SessionStep> out;
  out.reserve(static_cast<std::size_t>(steps_->count()));
  for (int k = 0; k < steps_->count(); ++k) {
    const auto* step = static_cast<const Step*>(steps_->command(k));
    out.push_back({step->text().toStdString(), step->before(), step->after()});
  }
  return out;
}

void ExperimentDocument::restoreSteps(const std::vector<SessionStep>& steps, std::size_t done) {
  restoring_ = true;
  steps_->clear();
  for (const auto& step : steps) steps_->push(new Step(*this, step));
  steps_->setIndex(static_cast<int>(done));
  restoring_ = false;
  Q_EMIT stepsChanged();
}

void ExperimentDocument::beginOpening() {
  if (!opening_) stepsBefore_ = steps_->index();
  opening_ = true;
  Q_EMIT stepsChanged();
}

void ExperimentDocument::endOpening(Opened which) {
  if (!std::exchange(opening_, false)) return;
  // A step of the other document on top of those of this one would lead astray.
  if (which == Opened::Before && steps_->index() != stepsBefore_) steps_->clear();
  Q_EMIT stepsChanged();
}

void ExperimentDocument::undo() {
  if (!opening_) steps_->undo();
}

void ExperimentDocument::redo() {
  if (!opening_) steps_->redo();
}

void ExperimentDocument::renameInSteps(const Experiment& next) {
  const auto before = fileNamesIn(experiment_.json());
  const auto after = fileNamesIn(next.json());
  if (before.size() != after.size() || (before == after && experiment_.folder() == next.folder()))
    return;
  std::map<std::string, std::string> names;
  for (std::size_t k = 0; k < before.size(); ++k) names[before[k]] = after[k];
  const auto renamed = [&](const Experiment& step) {
    auto json = step.json();
    const auto used = fileNamesIn(json);
    const auto isKnown = [&](const std::string& name) { return names.contains(name); };
    // What names other files finds them where they were.
    if (used.empty() || !std::all_of(used.begin(), used.end(), isKnown)) return step;
    renameFiles(json, [&](const std::string& name) { return names.at(name); });
    auto read = Experiment::fromJson(json, "the step", nullptr, Experiment::Newer::ReadOnly);
    if (!read) return step;
    read->setFolder(next.folder());
    return std::move(*read);
  };
  auto steps = journal();
  for (auto& step : steps) step = {step.name, renamed(step.before), renamed(step.after)};
  restoreSteps(steps, static_cast<std::size_t>(steps_->index()));
}

void ExperimentDocument::markSaved(const Experiment& experiment, const Experiment& saved,
                                   const std::filesystem::path& file) {
  renameInSteps(experiment);
  open(experiment, saved, file);
  --number_;  // it is the same
  if (!isModified()) steps_->setClean();
}

void ExperimentDocument::change(const Experiment& next, const QString& name, int drag) {
  if (next == experiment_) return;
  steps_->push(new Step(*this, next, name, drag));
}

void ExperimentDocument::setViewField(const std::string& field, const Json& value) {
  const auto next = experiment_.with("view." + field, value);
  if (next) become(*next);
}

void ExperimentDocument::show(const Experiment& experiment) {
  if (restoring_) return;
  const auto next = experiment.with("view", experiment_.at("view"));
  become(next ? *next : experiment);
}

void ExperimentDocument::become(const Experiment& next) {
  const ExperimentChange change(experiment_, next);
  experiment_ = next;
  if (!change.isEmpty()) Q_EMIT changed(change);
}

}  // namespace gtv::ui
