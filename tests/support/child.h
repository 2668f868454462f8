#pragma once

#include <gtest/gtest.h>

#include <QObject>
#include <QString>

namespace gtv::ui::testing {

/// The widget of this type and object name within `parent`; a failure of the test if there is none.
template <class Widget>
Widget* child(const QObject& parent, const char* name) {
  auto* found = parent.findChild<Widget*>(QString::fromLatin1(name));
  EXPECT_NE(found, nullptr) << name;
  return found;
}

}  // namespace gtv::ui::testing
