#pragma once

#include <QDialog>
#include <functional>

#include "lessons/lesson.h"

class QAction;
class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLayout;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QPlainTextEdit;
class QPushButton;
class QToolButton;

namespace gtv::ui {

class LessonDraft;
class NumberField;

/// The window in which a lesson is written: its scenes, in their order, and what there is of one of
/// them. It changes the draft, and shows it as it is.
class LessonEditor : public QDialog {
  Q_OBJECT

 public:
  /// `titleOf` names a view of sceneViews() in words.
  LessonEditor(LessonDraft& draft, const std::function<QString(const std::string&)>& titleOf,
               QWidget* parent);

  std::size_t current() const;
  void setCurrent(std::size_t scene);

 Q_SIGNALS:
  /// The experiment of the window, as a scene behind the current one.
  void additionWanted();
  /// The experiment of the window, in place of that of the current scene.
  void replacementWanted();
  /// This scene in the window.
  void sceneWanted(std::size_t scene);

 private:
  QLayout* makeList();
  QFormLayout* makeForm(const std::function<QString(const std::string&)>& titleOf);
  QToolButton* addButton(QLayout& row, const QString& text, const QString& tip);
  /// Of the current scene; `field` is its name in the history.
  void edit(const QString& field, const std::function<void(Scene&)>& change);
  /// Of the view that is chosen in the list.
  void showSize();
  void editSize();
  void editRange();
  void editQuestion();
  void move(int by);
  /// After the list was dragged into another order.
  void takeOrder();
  void showLesson(const Lesson& lesson);
  void showScene();
  void showDraft();

  LessonDraft& draft_;
  QLineEdit* title_;
  QListWidget* scenes_;
  QToolButton* remove_ = nullptr;
  QToolButton* up_ = nullptr;
  QToolButton* down_ = nullptr;
  QLineEdit* heading_;
  QPlainTextEdit* sentence_;
  QListWidget* views_;
  NumberField* size_;
  QCheckBox* lambda_;
  QCheckBox* graph_;
  QCheckBox* fixed_;
  NumberField* low_;
  NumberField* high_;
  QComboBox* kind_;
  QLineEdit* question_;
  QLabel* problem_;
  bool isShowing_ = false;  ///< fields are filled, and not edited
};

}  // namespace gtv::ui
