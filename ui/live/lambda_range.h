#pragma once

#include <QObject>
#include <QTimer>

#include "exact/lambda_scale.h"

namespace gtv::ui {

class LambdaMarks;
class PathStudy;

/// The scale of λ that the slider and all plots over λ share. It is fitted to the λ path of the
/// problem, which starts by itself if the problem is small and nobody has changed it for a second;
/// until the path is there, and for problems whose path nobody has asked for, it goes up to the
/// critical λ, or where there is none, or nothing changes along the path, three decades to both
/// sides of the document's λ.
class LambdaRange : public QObject {
  Q_OBJECT

 public:
  LambdaRange(PathStudy& path, LambdaMarks& marks, QObject* parent);

  const LambdaScale& scale() const { return scale_; }
  /// Another document was opened, with this λ.
  void begin(double lambda);
  /// The present λ, which the next scale has, too.
  void setLambda(double lambda) { lambda_ = lambda; }
  /// Of a session whose problem is that of the run of this number; stays as long as its path is the
  /// same. What is no scale is not taken.
  void restore(const LambdaScale& scale, int runNumber);
  /// Whatever is computed, the range is this one; nothing: as it fits again.
  void setFixed(const std::optional<LambdaScale>& scale);

  static constexpr int restMilliseconds = 1000;

 Q_SIGNALS:
  void changed();

 private:
  void followProblem();
  void fit();
  void take(const LambdaScale& scale);
  LambdaScale aroundDocument() const;

  PathStudy& path_;
  LambdaMarks& marks_;
  LambdaScale scale_;
  double documentLambda_ = 0;  ///< of begin(); 0 if that is no place on a logarithmic scale
  double lambda_ = 0;          ///< the present one
  std::string key_;            ///< of the problem's path
  bool isFixed_ = false;       ///< by setFixed()
  int restoredRun_ = -1;       ///< of restore(), until its problem is there
  std::string restoredKey_;    ///< of its problem
  QTimer rest_;
};

}  // namespace gtv::ui
