#pragma once

#include <QImage>
#include <optional>
#include <vector>

#include "data/label_check.h"
#include "ui/optimisation/plot_view.h"
#include "ui/plots/plot_range.h"
#include "ui/plots/prediction_plot.h"

class QCPPainter;

namespace gtv::ui {

/// The samples of one node as what they are, with their labels and what the model of the node says:
/// images, a series over the number of the sample, or classes as points in the plane with the
/// decision boundary. What they are taken for is said, and can be chosen.
class SampleView : public PlotView {
  Q_OBJECT

 public:
  static constexpr int clientId = 2;
  enum class Kind { Images, Series, Plane };

  SampleView();

  /// "as the data says", images, series, plane.
  QComboBox* kindChoice() const { return choice_; }
  /// What the data is taken for; nothing: it is none of them.
  std::optional<Kind> kind() const { return kind_; }
  /// How many images are drawn; of a series or in the plane all samples that were asked for.
  int shownCount() const;
  /// Of an image in pixels along one side.
  int side() const { return side_; }
  /// The pixels of sample r that an attack has changed, ascending.
  const std::vector<int>& changedPixels(int r) const {
    return changed_[static_cast<std::size_t>(r)];
  }
  /// What is written below sample r: "7 → 9".
  QString captionOf(int r) const;
  /// Whether the predicted class of sample r is another than its label; false without classes.
  bool isWrong(int r) const;
  /// The decision boundary, in coordinates of the plot.
  const std::vector<QLineF>& boundary() const { return boundary_; }
  /// What the pointer says there; empty beside all samples.
  QString describe(QPointF point) const;

  void saveState(Json& screen) const override;
  void restoreState(const Json& screen, const Studies& studies, int runNumber) override;
  /// One row per sample.
  QString figureData() const override;

  static constexpr Eigen::Index mostImages = 120;
  static constexpr Eigen::Index mostSamples = 2000;
  static constexpr int gridSide = 60;  ///< points of the plane where the model is asked

 protected:
  void refresh() override;
  void forget(bool another) override;
  void style() override;
  void showPredictions(std::shared_ptr<const Predictions> predictions) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  /// The side of square images of so many features; 0: they are none.
  int imageSide() const;
  /// The features of a sample are labels of samples before it.
  bool hasEarlierLabels() const;
  /// What the data says it is, and by what.
  std::optional<Kind> ownKind(QString& reason) const;
  /// Why the data cannot be drawn so; empty if it can.
  QString whyNot(Kind kind) const;
  void takeSamples();
  void findChanges();
  void ask();
  RowMatrix gridPoints() const;
  void draw();
  void drawSeries();
  void drawPlane();
  void findBoundary(const Matrix& onGrid);
  void paint(QCPPainter& painter);
  void paintImages(QCPPainter& painter);
  /// Where image r is drawn; null: there is no room for it.
  QRectF cellOf(int r) const;
  void placeImages();
  QColor classColor(double label) const;
  QString labelText(double label) const;
  QString predictionText(int r) const;
  QString describeSample(int r) const;
  QString whatText() const;
  QString title() const;
  QString key() const;

  QComboBox* choice_;
  std::optional<Kind> kind_;
  QString reason_;
  int side_ = 0;
  int shown_ = -1;  ///< the node whose samples these are
  std::shared_ptr<const NodeData> of_;
  RowMatrix X_;
  Vector y_;
  std::vector<std::vector<int>> changed_;
  std::vector<double> before_;  ///< the label before the attack; NaN: none
  std::optional<LabelClasses> classes_;
  LabelScale scale_;
  Matrix predicted_;  ///< m × c, or 0 × 0 while it is not known
  PlotRange plane_;
  std::vector<QLineF> boundary_;
  double darkest_ = 0;
  double brightest_ = 1;
  int columns_ = 1;  ///< of the images
  int rows_ = 1;
  double cell_ = 0;  ///< their side in pixels of the screen
};

}  // namespace gtv::ui
