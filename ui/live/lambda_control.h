#pragma once

#include <QColor>
#include <QWidget>
#include <vector>

#include "exact/lambda_scale.h"
#include "ui/forms/marked_slider.h"
#include "ui/live/lambda_marks.h"

class QHBoxLayout;
class QLabel;
class QSpacerItem;

namespace gtv::ui {

class NumberField;
class RunController;

/// λ as a large slider, on the scale of all plots over λ, with 0 at its left end; and a number
/// field that also takes values beyond the slider's range. Arrow keys on the slider move by a
/// thousandth of its length.
class LambdaControl : public QWidget {
  Q_OBJECT

 public:
  explicit LambdaControl(QWidget* parent = nullptr);

  /// Shows λ of the document and the λ that matter, and changes it.
  void follow(RunController& run);

  double value() const { return value_; }
  /// Without a signal. A value outside the slider's range stays; the handle waits at the end.
  void setValue(double lambda);
  /// While the handle is held the scale stays as it is.
  void setScale(const LambdaScale& scale);
  const LambdaScale& scale() const { return scale_; }
  /// The share of its way that the handle moves for one key.
  static constexpr double keyStep = 0.02;
  /// Moves the handle by this share of its way, and emits changed().
  void moveBy(double share);
  /// The slider alone with its field: λ = 0 stands `left` pixels from the left edge, the largest λ
  /// `right` pixels from the right one, where plots above have the ends of their axes.
  void alignTo(int left, int right);
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
  /// In steps of the slider, not rounded.
  double exactPositionOf(double lambda) const;

  MarkedSlider* slider_;
  LambdaMarks::Marks marks_;
  std::vector<Pin> pins_;
  NumberField* field_;
  QHBoxLayout* layout_;
  QSpacerItem* beforeField_;
  QLabel* name_;
  QLabel* low_;
  QLabel* high_;
  double value_ = 0.01;
  bool isAligned_ = false;
  LambdaScale scale_;
  LambdaScale wanted_;  ///< as soon as the handle is let go of
};

}  // namespace gtv::ui
