#pragma once

#include <QTimer>
#include <map>
#include <string>

#include "lessons/pseudo_code.h"
#include "ui/views/run_view.h"
#include "ui/widgets/figure.h"

class QLabel;

namespace gtv::ui {

class RunController;

/// The method of the run in pseudo-code, with the numbers of a node: of the first one that is
/// selected, else of the first of all. In slow motion, at up to five iterations a second, it marks
/// one line after the other while an iteration is shown.
class AlgorithmView : public RunView, public Figure {
  Q_OBJECT

 public:
  AlgorithmView();

  void follow(const ViewSources& sources) override;
  void setSnapshot(std::shared_ptr<const Snapshot> snapshot) override;
  Figure* figure() override { return this; }
  QString figureName() const override { return QStringLiteral("algorithm"); }
  QSizeF figureSize() const override;
  /// The text, in lines as they are on the screen.
  void drawFigure(QCPPainter& painter) override;
  /// "line", a header, and every line of the text.
  QString figureData() const override;
  /// Of the loop, from 0; −1: none is marked.
  int markedLine() const { return line_; }
  /// As rich text.
  QString text() const;

  static constexpr int fastestSlowMotion = 5;  ///< iterations per second

 protected:
  void refresh() override;
  void forget(bool another) override;

 private:
  /// The method, or null where its pseudo-code could not be read.
  const PseudoCode* code() const;
  bool isSlow() const;
  void nextLine();
  int node() const;
  /// Asks the run for gradient and flow of the node, unless the pointer is on something.
  void focus();
  QString lineOf(const PseudoCodeLine& line, bool isMarked, const QString& indent) const;
  /// "w_i = (0.5, 1)"; empty where it is not known.
  QString valueOf(const std::string& quantity) const;

  std::map<std::string, PseudoCode> codes_;
  QString problem_;  ///< why there are none
  RunController* run_ = nullptr;
  QLabel* text_;
  Matrix before_;  ///< W of the iteration before, d × n, or empty
  QTimer timer_;
  int line_ = -1;
  bool isHovered_ = false;  ///< the pointer is on something of the canvas
  int asked_ = -1;          ///< the node whose numbers the run was asked for
};

}  // namespace gtv::ui
