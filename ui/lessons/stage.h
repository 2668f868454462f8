#pragma once

#include <QWidget>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "ui/canvas/graph_view.h"

class QAction;
class QHBoxLayout;
class QLabel;
class QMenu;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace gtv::ui {

class DataModelsView;
class ExplorePanel;
class LambdaPanel;
class LessonPlayer;
class QuestionPanel;
class RunController;
class View;
class ViewStack;
struct ViewSources;

/// One experiment as a picture for a class, a scene of a lesson or whatever is open: a question,
/// the graph with a small plot at every node beside all models over all data, or what else the
/// scene asks for, and below them what λ does. To explore, it has a few settings at its left.
/// Whoever touches λ starts the run.
class Stage : public QWidget {
  Q_OBJECT

 public:
  explicit Stage(QWidget* parent = nullptr);

  /// A view by the name of its dock without "Dock", or null.
  using ViewMaker = std::function<View*(const std::string& name)>;

  void follow(const ViewSources& sources, ViewMaker maker);
  /// The canvas of the window, while the stage is shown; whoever takes it back puts it elsewhere.
  void takeCanvas(GraphView& canvas);
  enum class Content {
    Scene,     ///< of the lesson, if there is one
    Settings,  ///< whatever is open, with settings to explore it
    Document   ///< whatever is open
  };
  void setContent(Content content);
  /// Before a class there are no settings, and no buttons but those of the scenes.
  void setPresenting(bool presenting);
  /// A view of somebody else in place of the local models of what is open, until it is null again;
  /// then it is hidden, and has to be put elsewhere. `hasErrors`: it shows errors itself, and those
  /// of the run give it their room.
  void setGuest(QWidget* view, bool hasErrors = false);
  /// Buttons at the right end of the line of the question.
  void addButtons(const QList<QAction*>& actions);
  bool isUpToDate() const;
  void refreshTheme();
  LessonPlayer* player() const { return player_; }
  /// For whoever has lessons to offer; a button in the line of the question opens it.
  QMenu* lessonsMenu() const { return lessons_; }
  /// Its view.front
  QString frontOfDocument() const;
  /// The views of the scene or document that is shown, as a scene names them.
  const std::vector<std::string>& shownViews() const { return shown_; }
  LambdaPanel* lambda() const { return lambda_; }
  ExplorePanel* explore() const { return explore_; }
  DataModelsView* dataModels() const { return models_; }
  /// The views beside the graph.
  ViewStack* side() const { return side_; }

 private:
  /// A scene is shown, and not what is explored.
  bool showsLesson() const;
  void showScene();
  /// Zoom and place of the graph as the scene was left, and nothing selected.
  void showViewOfScene();
  void say(const QString& title, const QString& sentence);
  void setTouchable(bool lambda, bool graph);
  /// Of a document that is no scene.
  void showDocument();
  void showViews(const std::vector<std::string>& names,
                 const std::map<std::string, double>& sizes = {});
  void showSettings();
  View* viewNamed(const std::string& name);
  QToolButton* addButton(QAction* action);
  void showButtons();
  void goOn();

  RunController* run_ = nullptr;
  LessonPlayer* player_ = nullptr;
  ViewMaker maker_;
  std::function<void(View&)> connectView_;
  std::map<std::string, View*> views_;  ///< that some scene has asked for
  std::vector<std::string> shown_;
  int viewedLesson_ = 0;
  std::optional<std::size_t> viewedScene_;
  std::map<std::size_t, GraphView::ViewTransform> viewsOfScenes_;
  GraphView* canvas_ = nullptr;
  QMenu* lessons_;
  QLabel* dots_;
  QLabel* question_;
  QLabel* sentence_;
  QHBoxLayout* bar_;
  QHBoxLayout* pictures_;
  QVBoxLayout* column_;  ///< of them and what is below
  ViewStack* side_;
  DataModelsView* models_;
  LambdaPanel* lambda_;
  QuestionPanel* curtain_;
  ExplorePanel* explore_;
  QScrollArea* settings_;  ///< around the panel, which is high
  QList<QWidget*> sceneButtons_;
  QList<QToolButton*> otherButtons_;
  Content content_ = Content::Scene;
  bool isPresenting_ = false;
  QWidget* guest_ = nullptr;
  bool guestHasErrors_ = false;
};

}  // namespace gtv::ui
