#pragma once

#include <QDialog>
#include <QTimer>
#include <atomic>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "studies/reproduction.h"
#include "ui/widgets/background_task.h"
#include "ui/widgets/figure.h"

class QCheckBox;
class QCustomPlot;
class QLabel;
class QProgressBar;
class QPushButton;
class QTableWidget;

namespace gtv::ui {

class PresetView;

/// The published figures: choose one, run what it shows in the background, and see our curves over
/// their points and a verdict per number. A run can be stopped and keeps what it has; what was
/// found of a figure stays while the window is open. The table says of every number what it is held
/// against, and is sorted and counted by that, published numbers first.
class PublishedWindow : public QDialog, public Figure {
  Q_OBJECT

 public:
  explicit PublishedWindow(QWidget* parent = nullptr);

  /// A preset with published numbers.
  void choose(const QString& preset);
  void rerun();
  void stop();
  bool isBusy() const { return task_.isRunning(); }
  /// Of the figure that is chosen, those that are found, in the order of the table.
  std::vector<ReproducedNumber> found() const;
  QString summary() const;
  void refreshTheme();

  PresetView* view() const { return view_; }
  QTableWidget* table() const { return table_; }
  QCustomPlot* plot() const { return plot_; }

  QString figureName() const override { return QStringLiteral("published"); }
  QSizeF figureSize() const override;
  void drawFigure(QCPPainter& painter) override;
  /// Ours beside theirs, as `gtvlab-cli reproduce --out` writes it.
  QString figureData() const override;

 Q_SIGNALS:
  void presetChosen(QString id);

 private:
  using Place = std::pair<std::size_t, std::size_t>;  ///< series and point
  using Numbers = std::map<Place, ReproducedNumber>;
  /// From the worker, without waiting for each other.
  struct Progress {
    std::atomic<std::int64_t> done = 0;
    std::atomic<std::int64_t> planned = 1;
  };

  QWidget* makeList();
  QWidget* makeResults();
  void showFigure(const QString& preset);
  void add(const QString& preset, const ReproducedNumber& number);
  void finish(const QString& preset, const QString& note);
  void sortRows();
  void showTable();
  void showRow(int row, const ReproducedNumber* number);
  void showPlot();
  void showSummary();
  void showButtons();

  QString preset_;
  std::optional<PublishedFigure> figure_;  ///< of preset_
  std::vector<Place> rows_;                ///< of the table, sorted by origin
  std::map<QString, Numbers> found_;       ///< by preset
  QString running_;                        ///< the preset that is at work
  QString note_;
  std::shared_ptr<Progress> progress_;
  QTimer poll_;
  BackgroundTask task_{"for this figure"};

  PresetView* view_;
  QLabel* title_;
  QLabel* words_;
  QCustomPlot* plot_;
  QTableWidget* table_;
  QLabel* summary_;
  QProgressBar* bar_;
  QPushButton* rerun_;
  QPushButton* open_;
  QCheckBox* quick_;
};

}  // namespace gtv::ui
