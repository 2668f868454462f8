#pragma once

#include <QWidget>
#include <vector>

#include "base/result.h"
#include "experiment/sweep_plan.h"
#include "sweeps/sweep_fields.h"

class QComboBox;
class QLineEdit;
class QMenu;
class QToolButton;

namespace gtv::ui {

/// One parameter of a sweep: a field of the experiment, and its values as a list, evenly spaced or
/// evenly spaced in their logarithm.
class SweepAxisForm : public QWidget {
  Q_OBJECT

 public:
  enum class Format { Values, Range, LogRange };

  /// `optional`: it may be left out, and is at first. `name` is for screen readers.
  SweepAxisForm(const QString& name, bool optional, QWidget* parent = nullptr);

  /// What can be varied from now on; what is chosen stays.
  void setFields(const std::vector<SweepField>& fields);
  /// Shows these values of this parameter.
  void show(const SweepAxis& axis);
  /// Leaves the parameter out.
  void clear();
  bool isEmpty() const;
  QString path() const;
  /// What is asked for; an Error says what is missing.
  Result<SweepAxis> axis() const;

  QComboBox* parameterChoice() const { return parameter_; }
  QToolButton* choiceButton() const { return choose_; }

 Q_SIGNALS:
  void changed();

 private:
  const SweepField* field() const;
  void takeParameter();
  void showField();
  void fillChoices();

  bool optional_;
  std::vector<SweepField> fields_;
  QComboBox* parameter_;
  QComboBox* format_;
  QLineEdit* values_;
  QToolButton* choose_;
  QMenu* choices_;
};

}  // namespace gtv::ui
