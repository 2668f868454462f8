#pragma once

#include <QString>
#include <string>

namespace gtv::ui {

/// What the core says, for the screen.
QString text(const std::string& words);
/// With so many significant digits; "–" for no number, "∞".
QString number(double x, int digits = 4);
/// "1.2 MB"
QString bytesText(double bytes);

}  // namespace gtv::ui
