#pragma once

#include <qcustomplot.h>

#include <QPolygonF>
#include <memory>

#include "instances/problem_instance.h"

namespace gtv::ui {

/// Data with one feature: the samples and the models of all nodes in one plane, the feature across
/// and the label up. All coordinates are those of the data.
class FeatureCurves {
 public:
  /// Null if there is more than one feature (not counting a column of ones), or none, or labels are
  /// classes that are no numbers, or the method exchanges predictions in place of parameters.
  /// On the axes of `axes` if it is given and has the same feature.
  static std::shared_ptr<const FeatureCurves> of(
      const std::shared_ptr<const ProblemInstance>& network, const FeatureCurves* axes = nullptr);

  int feature() const { return feature_; }
  /// What the samples of all nodes occupy, with some room.
  QCPRange across() const { return across_; }
  QCPRange up() const { return up_; }
  /// The same without the samples of attackers, next to which all others would look flat.
  QCPRange upOfHonest() const { return upOfHonest_; }
  QPolygonF samples(int node) const;
  /// The hypothesis with this parameter vector, from the left end of across() to the right.
  QPolygonF curve(ConstVec w) const;

 private:
  std::shared_ptr<const ProblemInstance> network_;
  int feature_ = 0;
  QCPRange across_;
  QCPRange up_;
  QCPRange upOfHonest_;
  RowMatrix places_;  ///< where a curve is evaluated
};

}  // namespace gtv::ui
