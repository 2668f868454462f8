#pragma once

#include <QElapsedTimer>

#include "ui/live/view.h"
#include "ui/plots/curve_plot.h"

namespace gtv::ui {

/// Curves of the present run with those of pinned runs beside them, and the band of its repeats.
class RunCurves : public CurvePlot, public View {
  Q_OBJECT

 public:
  QWidget* widget() override { return this; }
  Figure* figure() override { return this; }
  void follow(const ViewSources& sources) override;
  /// Under `key`: which curves are hidden, and the range; and over what they are drawn.
  void saveState(Json& screen) const override;
  void restoreState(const Json& screen, const Studies& studies, int runNumber) override;
  void refreshTheme() override { CurvePlot::refreshTheme(); }

 protected:
  /// `key` is for sessions.
  RunCurves(const QString& title, const QString& name, const char* key, std::vector<Curve> curves);

 private:
  std::string key_;
  int drag_ = 0;               ///< number of the last movement of the λ slider
  QElapsedTimer lambdaClock_;  ///< since λ was changed by hand in this run; invalid: never
};

/// Estimation, training and validation errors over the iterations.
class ErrorCurves : public RunCurves {
  Q_OBJECT

 public:
  ErrorCurves();
};

/// The objective and its parts over the iterations.
class ObjectiveCurves : public RunCurves {
  Q_OBJECT

 public:
  ObjectiveCurves();
};

}  // namespace gtv::ui
