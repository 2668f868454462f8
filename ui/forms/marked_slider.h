#pragma once

#include <QColor>
#include <QSlider>
#include <QVariantAnimation>
#include <vector>

namespace gtv::ui {

/// A horizontal slider with ticks above the groove, named marks below it and a band along a part of
/// it. Positions are in the slider's own units; what is outside of its
/// range is not shown. A click beside the handle brings it there.
class MarkedSlider : public QSlider {
  Q_OBJECT

 public:
  struct Mark {
    double position = 0;
    QString name;  ///< as it stands at the mark
    QString tip;
    QColor color;  ///< not valid: that of text
  };

  explicit MarkedSlider(QWidget* parent = nullptr);
  void setTicks(std::vector<double> positions);
  void setMarks(std::vector<Mark> marks);
  const std::vector<Mark>& marks() const { return marks_; }
  /// From `low` to `high`; none if not low < high.
  void setBand(double low, double high, const QString& tip);
  bool hasBand() const { return low_ < high_; }
  /// A ring about the handle grows and fades, again and again, until the slider is touched or
  /// hidden.
  void invite();
  bool isInviting() const { return invitation_.state() == QAbstractAnimation::Running; }
  /// Where a position is, in pixels.
  double pixelOf(double position) const;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  bool event(QEvent* event) override;

 private:
  void drawInvitation(QPainter& painter, QPointF handle);

  std::vector<double> ticks_;
  std::vector<Mark> marks_;
  double low_ = 0;
  double high_ = 0;
  QString bandTip_;
  QVariantAnimation invitation_;  ///< 0 to 1
};

}  // namespace gtv::ui
