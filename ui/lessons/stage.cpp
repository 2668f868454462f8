#include "ui/lessons/stage.h"

#include <QAction>
#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/canvas/graph_view.h"
#include "ui/forms/marked_slider.h"
#include "ui/lessons/lambda_panel.h"
#include "ui/live/lambda_control.h"
#include "ui/live/run_controller.h"
#include "ui/live/view.h"
#include "ui/plots/path_plot.h"
#include "ui/views/data_models_view.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {

Stage::Stage(QWidget* parent)
    : QWidget(parent),
      question_(new QLabel),
      sentence_(new QLabel),
      bar_(new QHBoxLayout),
      pictures_(new QHBoxLayout),
      models_(new DataModelsView),
      lambda_(new LambdaPanel) {
  setObjectName(QStringLiteral("stage"));
  question_->setObjectName(QStringLiteral("question"));
  sentence_->setObjectName(QStringLiteral("sentence"));
  sentence_->setWordWrap(true);
  bar_->setContentsMargins(16, 8, 12, 4);
  bar_->addWidget(question_);
  bar_->addSpacing(24);
  bar_->addWidget(sentence_, 1);
  pictures_->addWidget(models_, 2);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addLayout(bar_);
  layout->addLayout(pictures_, 11);
  layout->addWidget(lambda_, 9);
  refreshTheme();
}

void Stage::follow(const ViewSources& sources) {
  run_ = &sources.run;
  models_->follow(sources);
  lambda_->follow(*run_);
  connect(run_, &RunController::documentOpened, this, [this] {
    showQuestion();
    lambda_->control()->slider()->invite();
  });
  // The hand is on λ: the models are to follow it.
  connect(lambda_->control(), &LambdaControl::changed, this, &Stage::goOn);
  connect(lambda_->plot(), &PathPlot::lambdaChosen, this, &Stage::goOn);
}

void Stage::goOn() {
  if (!run_->isRunning()) run_->setRunning(true);
}

void Stage::takeCanvas(GraphView& canvas) {
  pictures_->insertWidget(0, &canvas, 3);
  canvas.show();
}

void Stage::addButtons(const QList<QAction*>& actions) {
  for (auto* action : actions) {
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setFocusPolicy(Qt::StrongFocus);
    bar_->addWidget(button);
  }
}

bool Stage::isUpToDate() const { return models_->isUpToDate(); }

void Stage::showQuestion() {
  const auto& experiment = run_->experiment();
  question_->setText(toQString(experiment.title()));
  // The first sentence of the notes: there is no more room, and nobody in a class would read it.
  const auto notes = toQString(experiment.at("notes").get<std::string>());
  const auto end = notes.indexOf(QStringLiteral(". "));
  sentence_->setText(end < 0 ? notes : notes.left(end + 1));
}

void Stage::refreshTheme() {
  auto large = QApplication::font();
  large.setPointSizeF(1.6 * large.pointSizeF());
  large.setBold(true);
  question_->setFont(large);
  models_->refreshTheme();
  lambda_->refreshTheme();
}

}  // namespace gtv::ui
