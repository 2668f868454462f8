#pragma once

#include <QWidget>
#include <cstdint>

class QLabel;
class QSlider;
class QToolButton;

namespace gtv::ui {

class ElidedLabel;
class NumberField;
class RunController;

/// The time of a run, below the graph: a slider over its recorded iterations with a number field, a
/// step back and forth, and the way on from where one looks. Early iterations, where most happens,
/// have most of the slider.
class TimeBar : public QWidget {
  Q_OBJECT

 public:
  explicit TimeBar(QWidget* parent = nullptr);

  /// Shows the time of this run, and leads it through its past.
  void follow(RunController& run);
  /// `shown` ≤ `reached`.
  void show(std::int64_t shown, std::int64_t reached);
  /// What was asked for is not to be had: slider and field go back to what is shown.
  void showAgain();
  QSlider* slider() const { return slider_; }
  NumberField* field() const { return field_; }
  QString text() const;
  /// Why the run stopped; empty while it goes on, or while somebody looks back.
  void showReason(const QString& reason);
  const ElidedLabel* reason() const { return reason_; }
  void refreshTheme();

 Q_SIGNALS:
  void lookWanted(std::int64_t iteration);
  void stepBackWanted();
  void stepWanted();
  void resumeWanted();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  QToolButton* back_;
  QSlider* slider_;
  QToolButton* forward_;
  NumberField* field_;
  QLabel* reachedLabel_;
  ElidedLabel* reason_;
  QToolButton* resume_;
  std::int64_t shown_ = -1;
  std::int64_t reached_ = -1;
};

}  // namespace gtv::ui
