#pragma once

#include <QDialog>

#include "run/result_tables.h"

class QCheckBox;

namespace gtv::ui {

/// What goes with a graph that is exported: one box each, remembered. Does not block: use open().
class GraphContentsDialog : public QDialog {
  Q_OBJECT

 public:
  explicit GraphContentsDialog(QWidget* parent = nullptr);

  GraphContents contents() const;

 private:
  QCheckBox* addBox(const char* name, const QString& text, const QString& tip, bool usual);

  QCheckBox* clusters_;
  QCheckBox* parameters_;
  QCheckBox* errors_;
  QCheckBox* flows_;
  QCheckBox* samples_;
};

}  // namespace gtv::ui
