#pragma once

class QLabel;
class QString;

namespace gtv::ui {

/// Readers of the screen say the accessible name of a label and nothing else, if it has one: after
/// this it is the name that was given first, and `words` (rich text without its marks).
void updateAccessibleName(QLabel& label, const QString& words);

/// Sets the text and speaks it.
void setTextAndAccessibleName(QLabel& label, const QString& text);

}  // namespace gtv::ui
