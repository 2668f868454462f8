#pragma once

#include <QToolButton>
#include <string>
#include <vector>

class QAction;

namespace gtv::ui {

/// A button with a menu of the numbers that a sweep can keep iteration by iteration.
class CurveChoice : public QToolButton {
  Q_OBJECT

 public:
  explicit CurveChoice(QWidget* parent = nullptr);

  /// Names of trace columns, in the order in which they were chosen.
  const std::vector<std::string>& chosen() const { return chosen_; }
  void choose(const std::vector<std::string>& names);

 Q_SIGNALS:
  /// By the user.
  void changed();

 private:
  void showChoice();

  std::vector<QAction*> actions_;  ///< their data is the name
  std::vector<std::string> chosen_;
};

}  // namespace gtv::ui
