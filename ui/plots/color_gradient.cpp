#include "ui/plots/color_gradient.h"

#include "ui/widgets/theme.h"

namespace gtv::ui {

QCPColorGradient sequentialGradient() {
  constexpr int stops = 20;
  QCPColorGradient gradient;
  QMap<double, QColor> colors;
  for (int s = 0; s <= stops; ++s)
    colors[static_cast<double>(s) / stops] = sequentialColor(static_cast<double>(s) / stops);
  gradient.setColorStops(colors);
  gradient.setNanHandling(QCPColorGradient::nhTransparent);
  return gradient;
}

}  // namespace gtv::ui
