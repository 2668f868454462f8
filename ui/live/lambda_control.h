#pragma once

#include <QColor>
#include <QWidget>
#include <utility>
#include <vector>

#include "ui/forms/marked_slider.h"
#include "ui/live/lambda_marks.h"

class QLabel;

namespace gtv::ui {

class NumberField;
class RunController;

/// λ as a large slider on a logarithmic scale with a number field that also takes values beyond the
/// slider's range, and 0. Arrow keys on the slider move by 1/100 of a decade.
class LambdaControl : public QWidget {
  Q_OBJECT

 public:
  explicit LambdaControl(QWidget* parent = nullptr);

  /// Shows λ of the document and the λ that matter, and changes it.
  void follow(RunController& run);

  double value() const { return value_; }
  /// Without a signal. A value outside the slider's range stays; the handle waits at the end.
  void setValue(double lambda);
  /// The slider covers the decades around this λ, three below and three above.
  void centerOn(double lambda);
  /// The powers of ten at its ends; a range that no slider has is not taken.
  std::pair<int, int> decades() const { return {lowDecade_, highDecade_}; }
  void setDecades(int low, int high);
  /// After another size of fonts.
  void refreshTheme();
  /// The λ of a run that was pinned.
  struct Pin {
    double lambda = 0;
    QString name;
    QColor color;
  };
  void showMarks(const LambdaMarks::Marks& marks, const std::vector<Pin>& pins);
  MarkedSlider* slider() const { return slider_; }
  NumberField* field() const { return field_; }

 Q_SIGNALS:
  void changed(double lambda);

 private:
  double atPosition(int position) const;
  int positionOf(double lambda) const;
  void showRange();
  double exactPositionOf(double lambda) const;

  MarkedSlider* slider_;
  LambdaMarks::Marks marks_;
  std::vector<Pin> pins_;
  NumberField* field_;
  QLabel* low_;
  QLabel* high_;
  double value_ = 0.01;
  int lowDecade_ = -5;
  int highDecade_ = 2;
};

}  // namespace gtv::ui
