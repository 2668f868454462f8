#pragma once

#include <QDialog>

#include "base/json.h"
#include "experiment/experiment.h"

class QDialogButtonBox;

namespace gtv::ui {

class ChoiceForm;

/// Kind and parameters of the local model of some nodes. Does not block: use open(); OK says
/// chosen() once, and is not to be had while a field holds what the model refuses.
class NodeModelDialog : public QDialog {
  Q_OBJECT

 public:
  /// `experiment` is what the model is read with; `model` a complete choice to begin with.
  NodeModelDialog(const Experiment& experiment, const Json& model, const QString& title,
                  QWidget* parent);

  ChoiceForm* form() const { return form_; }
  QDialogButtonBox* buttons() const { return buttons_; }

 Q_SIGNALS:
  void chosen(gtv::Json model);

 private:
  void edit(const QString& path, const Json& value);

  Experiment scratch_;  ///< its model is that of the form
  ChoiceForm* form_;
  QDialogButtonBox* buttons_;
};

}  // namespace gtv::ui
