#pragma once

#include <qcustomplot.h>

#include <QString>
#include <limits>
#include <vector>

#include "instances/problem_instance.h"

namespace gtv::ui {

/// The features that there is something to draw over: all but a column of ones.
std::vector<int> drawnFeatures(const ProblemInstance& network);
/// The feature that labels can be drawn over, or −1: there is more than one, not counting a column
/// of ones.
int onlyFeature(const ProblemInstance& network);
QString featureName(const ProblemInstance& network, int feature);
/// As the file calls class k; else its number, or, of signs, −1 (k = 0) or +1.
QString className(const ProblemInstance& network, int k);

/// What numbers occupy; those that are not finite do not count.
struct Extent {
  double low = std::numeric_limits<double>::infinity();
  double high = -std::numeric_limits<double>::infinity();
  void add(double x);
};
/// Around these numbers, with some room.
QCPRange rangeAround(double low, double high);

}  // namespace gtv::ui
