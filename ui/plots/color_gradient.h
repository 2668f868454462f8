#pragma once

#include <qcustomplot.h>

namespace gtv::ui {

/// The scale of sequentialColor() for heat maps; what is not known stays transparent.
QCPColorGradient sequentialGradient();

}  // namespace gtv::ui
