#pragma once

#include <QString>
#include <string>

namespace gtv::ui {

/// What the core says, for the screen.
QString text(const std::string& words);
/// With so many significant digits; "–" for no number, "∞".
QString number(double x, int digits = 4);

}  // namespace gtv::ui
