#pragma once

#include <QWidget>
#include <vector>

class QTabBar;

namespace gtv::ui {

/// Layouts count in whole numbers: the stretch of a part that is `size` times as large.
int stretchOf(double size);

/// Views one above the other, sharing the height; where one of them would have no room for a
/// plot that can be read, they stand behind tabs with their window titles.
class ViewStack : public QWidget {
  Q_OBJECT

 public:
  explicit ViewStack(QWidget* parent = nullptr);

  /// It belongs to the stack from now on, and is hidden.
  void add(QWidget* view);
  /// It is hidden, and has to be put elsewhere.
  void remove(QWidget* view);
  /// These and no others, the most wanted first; all of them were added.
  /// `sizes`: their shares of the height, in the same order; empty: all the same.
  void setViews(const std::vector<QWidget*>& views, const std::vector<double>& sizes = {});
  bool hasTabs() const;
  QTabBar* tabs() const { return tabs_; }
  QSize minimumSizeHint() const override;

  /// Pixels of a plot without its axes.
  static constexpr int leastPlotHeight = 90;

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  int leastHeightOf(const QWidget& view) const;
  void arrange();

  QTabBar* tabs_;
  std::vector<QWidget*> all_;
  std::vector<QWidget*> wanted_;
};

}  // namespace gtv::ui
