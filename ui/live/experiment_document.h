#pragma once

#include <QObject>
#include <filesystem>

#include "base/json.h"
#include "experiment/experiment_change.h"
#include "session/session.h"

class QUndoStack;

namespace gtv::ui {

/// How a field reads in the forms: "Algorithm" for "solver" and "solver.kind"; of an entry of a
/// list that of the list. What is no field stays as it is.
QString fieldTitle(const Experiment& experiment, const QString& path);
/// Why the experiment is refused, the field named as in the forms: "Data › Noise: must be ≥ 0".
QString refusalText(const Experiment& experiment, const Error& error);

/// The experiment as it is edited, with the steps that led to it and the file it is saved to. What
/// the window looks at (the field "view") is part of the document but no step.
class ExperimentDocument : public QObject {
  Q_OBJECT

 public:
  explicit ExperimentDocument(QObject* parent = nullptr);

  const Experiment& experiment() const { return experiment_; }
  /// As opened or last saved.
  const Experiment& saved() const { return saved_; }
  /// Empty for presets and new experiments.
  const std::filesystem::path& file() const { return file_; }
  /// Another one with every document that is opened.
  int number() const { return number_; }
  QUndoStack* steps() const { return steps_; }
  bool isModified() const { return !(experiment_ == saved_); }
  /// Could it go without a question? Moving λ or looking elsewhere in a preset is not work that
  /// asks to be kept.
  bool isDisposable() const;

  /// Another document; the steps stay until forgetSteps(), for a document that cannot be built.
  void open(const Experiment& experiment, const Experiment& saved,
            const std::filesystem::path& file);
  void forgetSteps();
  /// Every step, done or undone, in order; steps()->index() of them are done.
  std::vector<SessionStep> journal() const;
  /// Steps of another session, of which `done` are done; the experiment stays what it is.
  void restoreSteps(const std::vector<SessionStep>& steps, std::size_t done);
  /// While a document is being built for the first time: no undo and redo until it is known whether
  /// it, or the one before, is the document.
  void beginOpening();
  enum class Opened { New, Before };
  /// Before: steps that were made since beginOpening() are forgotten with all others.
  void endOpening(Opened which);
  bool isOpening() const { return opening_; }
  /// `experiment` is the document now, of which `saved` is in the file.
  void markSaved(const Experiment& experiment, const Experiment& saved,
                 const std::filesystem::path& file);

  /// A step that can be undone, `name` as it reads in the history. Steps in a row with the same
  /// `drag` (not 0) are one.
  void change(const Experiment& next, const QString& name, int drag = 0);
  void undo();
  void redo();
  /// A new number for drag.
  int beginDrag() { return ++lastDrag_; }
  /// A field of "view"; this is no step.
  void setViewField(const std::string& field, const Json& value);

 Q_SIGNALS:
  /// A step was made, undone or made again, or the view is another one.
  void changed(const gtv::ExperimentChange& change);
  /// What can be undone or done again.
  void stepsChanged();
  /// It is another document, or has another file, or was saved.
  void replaced();

 private:
  class Step;
  void show(const Experiment& experiment);
  void become(const Experiment& next);
  /// Data that was copied beside a saved document is named so by its steps, too: there and back
  /// again is no step.
  void renameInSteps(const Experiment& next);

  Experiment experiment_;
  Experiment saved_;
  std::filesystem::path file_;
  int number_ = 0;
  QUndoStack* steps_;
  int lastDrag_ = 0;
  bool opening_ = false;
  bool restoring_ = false;
  int stepsBefore_ = 0;  ///< index at beginOpening()
};

}  // namespace gtv::ui
