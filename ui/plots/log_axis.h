#pragma once

#include <QString>

class QCPAxis;

namespace gtv::ui {

/// A number at an axis: three digits, or with a power of ten where that is shorter.
QString shortNumber(double value);

void makeLogarithmic(QCPAxis* axis);

/// A logarithmic axis with room around the values; at least so much that two numbers stand at it,
/// and at most five.
void fitLogarithmic(QCPAxis* axis, double low, double high);

}  // namespace gtv::ui
