#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "run/vertical_summary.h"
#include "ui/optimisation/plot_view.h"
#include "ui/widgets/background_task.h"

class QCPAxisRect;
class QCPBars;
class QCPItemPixmap;
class QCPItemStraightLine;

namespace gtv::ui {

/// A table that is divided among the nodes [LN 8]: rows downwards, columns to the right, every cell
/// in the colour of the node that holds it. Where nodes hold columns a second diagram has how well
/// each predicts alone, all together now, and all together at best.
class TablePartsView : public PlotView {
  Q_OBJECT

 public:
  TablePartsView();

  /// Of every cell of the picture, the labels at the end of its rows, the node that holds it; −1:
  /// no node alone. The first rows of the table, or one for all where they are equal.
  const std::vector<std::vector<int>>& owners() const { return owners_; }
  const std::optional<VerticalSummary>& summary() const { return summary_; }

  bool isCurrent() const override;
  QString figureData() const override;

  static constexpr Eigen::Index mostRows = 40;

 protected:
  void refresh() override;
  void forget(bool another) override;
  void style() override;

 private:
  QString whyNothing() const;
  void findOwners();
  void drawTable();
  void drawScores();
  void compare();
  QColor barColor(std::size_t bar) const;
  /// Of the iterate, where the method lets the nodes predict together.
  std::optional<VerticalScore> presentScore() const;

  QCPAxisRect* scoreRect_;
  QCPItemPixmap* picture_;
  std::vector<QCPBars*> bars_;  ///< one per node, then one of all
  QCPItemStraightLine* best_;
  std::vector<std::vector<int>> owners_;
  Eigen::Index rows_ = 0;    ///< of the table
  double rowsOfScores_ = 0;  ///< bars that are drawn
  std::optional<VerticalSummary> summary_;
  std::shared_ptr<const ProblemInstance> ofSummary_;  ///< that it was or is computed of
  BackgroundTask task_{"for the comparison of the nodes"};
};

}  // namespace gtv::ui
