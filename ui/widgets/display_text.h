#pragma once

#include <QString>
#include <string>
#include <vector>

#include "base/types.h"
#include "run/learned_groups.h"

namespace gtv::ui {

/// What the core says, for the screen.
QString toQString(const std::string& words);
/// With so many significant digits; "–" for no number, "∞".
QString number(double x, int digits = 4);
/// "1.2 MB"
QString bytesText(double bytes);
/// "2 clusters + 38 single nodes"; empty without nodes.
QString groupsText(GroupKind kind, const std::vector<int>& groups);
/// The same text in lines of some 60 letters: a tip of a menu does not break its lines itself.
QString inLines(const QString& text);
/// "1.25, −0.3, …": the first numbers, with three digits.
QString listText(const Vector& v, Eigen::Index most = 6);

}  // namespace gtv::ui
