#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace gtv::ui {

class CanvasController;
class DataModelsView;
class DiagnosticsDock;
class GraphView;
class LambdaPanel;
class RunController;
class ScatterPlot;
struct ViewSources;

/// One experiment as a picture for a class: a question, the graph with a small plot at every node
/// beside all models over all data, and below them what λ does. Whoever touches λ starts the run.
class Stage : public QWidget {
  Q_OBJECT

 public:
  explicit Stage(QWidget* parent = nullptr);

  void follow(const ViewSources& sources);
  /// The canvas of the window, while the stage is shown; whoever takes it back puts it elsewhere.
  void takeCanvas(GraphView& canvas);
  /// Buttons at the right end of the line of the question.
  void addButtons(const QList<QAction*>& actions);
  bool isUpToDate() const;
  void refreshTheme();
  LambdaPanel* lambda() const { return lambda_; }
  DataModelsView* dataModels() const { return models_; }

 private:
  void showQuestion();
  void goOn();

  RunController* run_ = nullptr;
  QLabel* question_;
  QLabel* sentence_;
  QHBoxLayout* bar_;
  QHBoxLayout* pictures_;
  DataModelsView* models_;
  LambdaPanel* lambda_;
};

}  // namespace gtv::ui
