#pragma once

#include <QWidget>

#include "run/run_trace.h"

namespace gtv::ui {

/// The objective that is minimised, typeset, with the present numbers in it:
///            n                  E
///   minimise Σ L_i(w_i)
///           i=1          E
///               + 0.01  Σ A_e φ(w_i − w_j)
///                      e=1
///               = 12.3 + 0.01 · 45 = 12.8
class FormulaView : public QWidget {
  Q_OBJECT

 public:
  explicit FormulaView(QWidget* parent = nullptr);

  void setLambda(double lambda);
  /// Of the network; −1: not known yet.
  void setSize(int nodes, int edges);
  /// NaN where nothing is known.
  void setNumbers(double lambda, double loss, double gtv);
  /// The same in one line of text.
  QString plainText() const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void changed();

  double lambda_ = 0;
  int nodes_ = -1;
  int edges_ = -1;
  double shownLambda_ = 0;  ///< of the iterate, which may be one of the past
  double loss_ = 0;
  double gtv_ = 0;
};

}  // namespace gtv::ui
