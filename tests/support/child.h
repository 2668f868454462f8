#pragma once

#include <QObject>
#include <QString>
#include <stdexcept>
#include <string>

namespace gtv::ui::testing {

/// The widget of this type and object name within `parent`; ends the test if there is none.
template <class Widget>
Widget* child(const QObject& parent, const char* name) {
  auto* found = parent.findChild<Widget*>(QString::fromLatin1(name));
  if (found == nullptr) throw std::runtime_error(std::string("there is no widget named ") + name);
  return found;
}

}  // namespace gtv::ui::testing
