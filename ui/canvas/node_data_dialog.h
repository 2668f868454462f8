#pragma once

#include <QDialog>
#include <vector>

#include "edits/experiment_edits.h"

class QDialogButtonBox;

namespace gtv::ui {

class NumberField;

/// Data points on a line for some nodes: weights, how many points, noise. Does not block: use
/// open(); OK says chosen() once.
class NodeDataDialog : public QDialog {
  Q_OBJECT

 public:
  /// `data` is what the fields begin with, at most mostWeights weights.
  NodeDataDialog(const LineData& data, const QString& title, QWidget* parent);

  QDialogButtonBox* buttons() const { return buttons_; }
  static constexpr int mostWeights = 8;

 Q_SIGNALS:
  void chosen(const gtv::LineData& data);

 private:
  void choose();

  std::vector<NumberField*> weights_;
  NumberField* samples_;
  NumberField* noise_;
  QDialogButtonBox* buttons_;
};

}  // namespace gtv::ui
