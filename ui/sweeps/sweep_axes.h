#pragma once

#include <qcustomplot.h>

#include <vector>

namespace gtv::ui {

/// Whether positive numbers are so far apart that a logarithmic axis shows them better.
bool spansDecades(const std::vector<double>& numbers);

/// Linear or logarithmic, with ticks to match.
void setAxisScale(QCPAxis& axis, bool logarithmic);

}  // namespace gtv::ui
