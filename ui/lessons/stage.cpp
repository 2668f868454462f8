#include "ui/lessons/stage.h"

#include <QAction>
#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "lessons/lesson.h"
#include "ui/canvas/graph_view.h"
#include "ui/forms/marked_slider.h"
#include "ui/lessons/explore_panel.h"
#include "ui/lessons/lambda_panel.h"
#include "ui/lessons/lesson_player.h"
#include "ui/lessons/question_panel.h"
#include "ui/lessons/view_stack.h"
#include "ui/live/experiment_document.h"
#include "ui/live/lambda_control.h"
#include "ui/live/run_controller.h"
#include "ui/live/view.h"
#include "ui/plots/path_plot.h"
#include "ui/views/data_models_view.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {

namespace {

/// Its share of the height does not depend on how large pictures would like to be.
class Pictures : public QWidget {
 public:
  QSize sizeHint() const override { return minimumSizeHint(); }
  bool hasHeightForWidth() const override { return false; }
};

}  // namespace

Stage::Stage(QWidget* parent)
    : QWidget(parent),
      lessons_(new QMenu(tr("&Lessons"), this)),
      dots_(new QLabel),
      question_(new QLabel),
      sentence_(new QLabel),
      bar_(new QHBoxLayout),
      pictures_(new QHBoxLayout(new Pictures)),
      side_(new ViewStack),
      models_(new DataModelsView),
      lambda_(new LambdaPanel),
      curtain_(new QuestionPanel),
      explore_(new ExplorePanel),
      settings_(new QScrollArea) {
  setObjectName(QStringLiteral("stage"));
  question_->setObjectName(QStringLiteral("question"));
  sentence_->setObjectName(QStringLiteral("sentence"));
  dots_->setObjectName(QStringLiteral("dots"));
  sentence_->setWordWrap(true);
  question_->setWordWrap(true);
  // The longest word does not widen the window.
  question_->setMinimumWidth(1);
  sentence_->setMinimumWidth(1);
  bar_->setContentsMargins(16, 6, 12, 0);
  bar_->addWidget(question_, 1);
  sentence_->setContentsMargins(16, 0, 16, 4);
  models_->setWindowTitle(models_->accessibleName());
  views_["dataModels"] = models_;
  side_->add(models_);
  pictures_->addWidget(side_, 2);
  settings_->setWidget(explore_);
  settings_->setWidgetResizable(true);
  settings_->setFrameShape(QFrame::NoFrame);
  settings_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  column_ = new QVBoxLayout;
  pictures_->setContentsMargins(0, 0, 0, 0);
  column_->addWidget(pictures_->parentWidget(), stretchOf(11));
  column_->addWidget(lambda_, stretchOf(9));
  column_->addWidget(curtain_, stretchOf(9));
  curtain_->hide();
  auto* row = new QHBoxLayout;
  row->addWidget(settings_);
  row->addLayout(column_, 1);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addLayout(bar_);
  layout->addWidget(sentence_);
  layout->addLayout(row, 1);
  settings_->hide();
  refreshTheme();
}

void Stage::follow(const ViewSources& sources, ViewMaker maker) {
  run_ = &sources.run;
  maker_ = std::move(maker);
  connectView_ = [sources](View& view) { view.follow(sources); };
  models_->follow(sources);
  lambda_->follow(*run_);
  explore_->follow(*run_);
  // Whoever comes later does not hear of the network that is shown by then.
  for (const char* name : {"scatter", "error"}) viewNamed(name);
  player_ = new LessonPlayer(*run_, this);
  auto* back = addButton(player_->back());
  bar_->addWidget(dots_);
  sceneButtons_ = {back, dots_, addButton(player_->next())};
  auto* choose = new QToolButton;
  choose->setText(tr("Lessons"));
  choose->setToolTip(tr("All lessons, and how to write your own"));
  choose->setMenu(lessons_);
  choose->setPopupMode(QToolButton::InstantPopup);
  bar_->addWidget(choose);
  otherButtons_ << choose;
  curtain_->follow(*player_);
  connect(player_, &LessonPlayer::sceneChanged, this, &Stage::showViewOfScene);
  connect(player_, &LessonPlayer::sceneChanged, this, &Stage::showScene);
  connect(player_, &LessonPlayer::curtainChanged, this, [this] {
    // What was clicked for an answer looks like everything else.
    if (canvas_ != nullptr && !player_->isCurtainClosed()) canvas_->select({}, {});
    showScene();
  });
  connect(run_, &RunController::documentOpened, this, [this] {
    if (isVisible()) lambda_->control()->slider()->invite();
  });
  connect(run_, &RunController::networkReplaced, this, [this](const NetworkPicture&, bool another) {
    if (another && !showsLesson()) showDocument();
  });
  // The hand is on λ: the models are to follow it.
  connect(lambda_->control(), &LambdaControl::changed, this, &Stage::goOn);
  connect(lambda_->plot(), &PathPlot::lambdaChosen, this, &Stage::goOn);
}

bool Stage::showsLesson() const { return player_->isPlaying() && content_ == Content::Scene; }

void Stage::goOn() {
  if (!run_->isRunning() && !(showsLesson() && player_->isCurtainClosed())) run_->setRunning(true);
}

void Stage::takeCanvas(GraphView& canvas) {
  canvas_ = &canvas;
  pictures_->insertWidget(0, canvas_, 3);
  canvas_->show();
  showScene();
}

void Stage::setContent(Content content) {
  content_ = content;
  showSettings();
}

void Stage::setPresenting(bool presenting) {
  isPresenting_ = presenting;
  showButtons();
  showSettings();
}

void Stage::setGuest(QWidget* view, bool hasErrors) {
  if (guest_ != nullptr) side_->remove(guest_);
  guest_ = view;
  guestHasErrors_ = hasErrors;
  if (guest_ != nullptr) side_->add(guest_);
  showScene();
}

QString Stage::frontOfDocument() const {
  return toQString(run_->experiment().at("view").at("front").get<std::string>());
}

void Stage::showSettings() {
  settings_->setVisible(content_ == Content::Settings && !isPresenting_);
}

QToolButton* Stage::addButton(QAction* action) {
  auto* button = new QToolButton;
  button->setDefaultAction(action);
  button->setToolButtonStyle(Qt::ToolButtonTextOnly);
  // A click leaves the focus where it is: space goes on, and does not go back again.
  button->setFocusPolicy(Qt::TabFocus);
  // A pressed button of the style can hardly be told from the others.
  if (action->isCheckable())
    button->setStyleSheet(
        QStringLiteral("QToolButton:checked { background: palette(highlight); color: "
                       "palette(highlighted-text); border-radius: 3px; }"));
  bar_->addWidget(button);
  return button;
}

void Stage::addButtons(const QList<QAction*>& actions) {
  for (auto* action : actions) {
    otherButtons_ << addButton(action);
    connect(action, &QAction::changed, this, &Stage::showButtons);
  }
  showButtons();
}

void Stage::showButtons() {
  for (auto* button : otherButtons_) {
    const auto* action = button->defaultAction();
    button->setVisible(!isPresenting_ && (action == nullptr || action->isVisible()));
  }
}

View* Stage::viewNamed(const std::string& name) {
  auto& view = views_[name];
  if (view == nullptr && maker_) {
    view = maker_(name);
    if (view == nullptr) return nullptr;
    side_->add(view->widget());
    connectView_(*view);
  }
  return view;
}

void Stage::showViews(const std::vector<std::string>& names,
                      const std::map<std::string, double>& sizes) {
  shown_ = names;
  const auto isWanted = [&](const char* name) {
    return std::find(names.begin(), names.end(), name) != names.end();
  };
  const auto sizeOf = [&](const std::string& name) {
    const auto found = sizes.find(name);
    return found == sizes.end() ? 1 : found->second;
  };
  std::vector<QWidget*> beside;
  std::vector<double> shares;
  if (guest_ != nullptr) {
    // The one plot that is wanted.
    constexpr double guestShare = 2;
    beside.push_back(guest_);
    shares.push_back(guestShare);
  }
  for (const auto& name : names) {
    if (name == "graph" || name == "lambda") continue;
    if (auto* view = viewNamed(name)) {
      beside.push_back(view->widget());
      shares.push_back(sizeOf(name));
    }
  }
  side_->setViews(beside, shares);
  const double widest = shares.empty() ? 1 : *std::max_element(shares.begin(), shares.end());
  pictures_->setStretchFactor(side_, stretchOf(2 * widest));
  column_->setStretchFactor(lambda_, stretchOf(9 * sizeOf("lambda")));
  if (canvas_ != nullptr && isAncestorOf(canvas_)) {
    pictures_->setStretchFactor(canvas_, stretchOf(3 * sizeOf("graph")));
    canvas_->setVisible(isWanted("graph"));
  }
  lambda_->setVisible(isWanted("lambda"));
}

bool Stage::isUpToDate() const {
  return std::all_of(views_.begin(), views_.end(), [](const auto& entry) {
    return entry.second == nullptr || entry.second->isUpToDate();
  });
}

void Stage::showScene() {
  for (auto* button : sceneButtons_) button->setVisible(showsLesson() && player_->count() > 1);
  if (!showsLesson()) {
    if (run_->network()) showDocument();
    return;
  }
  const auto& scene = player_->scene();
  QString dots;
  for (std::size_t k = 0; k < player_->count(); ++k)
    dots += QString::fromUtf8(k == player_->current() ? "●" : "○");
  dots_->setText(dots);
  dots_->setToolTip(tr("Scene %1 of %2").arg(player_->current() + 1).arg(player_->count()));
  const bool isClosed = player_->isCurtainClosed();
  // The question stands on the curtain; what is said of the picture would answer it, and so would
  // its title.
  say(toQString(isClosed ? player_->lesson().title : scene.title),
      isClosed
          ? QString()
          : QStringLiteral("%1 %2").arg(player_->outcome(), toQString(scene.sentence)).trimmed());
  isClosed ? showViews({"graph"}) : showViews(scene.views, scene.sizes);
  if (canvas_ != nullptr) canvas_->setModelsShown(!isClosed);
  curtain_->setVisible(isClosed);
  // Nodes and edges are clicked for an answer.
  setTouchable(scene.lambdaCanBeTouched, scene.graphCanBeTouched || isClosed);
  if (isClosed) curtain_->ask(canvas_);
}

void Stage::showViewOfScene() {
  if (canvas_ == nullptr) return;
  const auto now = player_->isPlaying() ? std::optional(player_->current()) : std::nullopt;
  const bool isOther = viewedScene_ != now || viewedLesson_ != player_->lessonNumber();
  if (!isOther) return;
  if (viewedLesson_ != player_->lessonNumber())
    viewsOfScenes_.clear();
  else if (viewedScene_)
    viewsOfScenes_[*viewedScene_] = canvas_->viewTransform();
  viewedLesson_ = player_->lessonNumber();
  viewedScene_ = now;
  canvas_->select({}, {});
  canvas_->setViewTransform(now ? viewsOfScenes_[*now] : GraphView::ViewTransform());
}

void Stage::say(const QString& title, const QString& sentence) {
  // Of a document of the user's it may be a whole page.
  constexpr int longest = 240;
  question_->setText(title);
  const bool isLong = sentence.size() > longest;
  sentence_->setText(isLong ? sentence.left(longest) + QChar(0x2026) : sentence);
  sentence_->setToolTip(isLong ? sentence : QString());
  sentence_->setVisible(!sentence.isEmpty());
}

void Stage::setTouchable(bool lambda, bool graph) {
  lambda_->control()->setEnabled(lambda);
  lambda_->plot()->setAttribute(Qt::WA_TransparentForMouseEvents, !lambda);
  if (canvas_ != nullptr) canvas_->setAttribute(Qt::WA_TransparentForMouseEvents, !graph);
}

void Stage::showDocument() {
  setTouchable(true, true);
  if (canvas_ != nullptr) canvas_->setModelsShown(true);
  const auto& experiment = run_->experiment();
  // The first sentence of the notes: there is no more room, and nobody in a class would read it.
  const auto notes = translated(experiment.at("notes").get<std::string>());
  const auto end = notes.indexOf(QStringLiteral(". "));
  // They are about the experiment as it was opened.
  const bool isAsOpened = run_->document().isDisposable();
  say(translated(experiment.title()), !isAsOpened ? QString()
                                      : end < 0   ? notes
                                                  : notes.left(end + 1));
  const bool hasCurves = FeatureCurves::of(run_->network()) != nullptr;
  std::vector<std::string> views{"graph"};
  if (guest_ == nullptr) views.emplace_back(hasCurves ? "dataModels" : "scatter");
  views.emplace_back("lambda");
  const bool hasErrors = guest_ != nullptr && guestHasErrors_;
  if (content_ != Content::Scene && !hasErrors) views.emplace_back("error");
  curtain_->hide();
  showViews(views);
}

void Stage::refreshTheme() {
  auto large = QApplication::font();
  large.setPointSizeF(1.6 * large.pointSizeF());
  large.setBold(true);
  question_->setFont(large);
  for (const auto& [name, view] : views_)
    if (view != nullptr) view->refreshTheme();
  lambda_->refreshTheme();
  curtain_->refreshTheme();
  explore_->refreshTheme();
  settings_->setFixedWidth(explore_->width() + settings_->verticalScrollBar()->sizeHint().width());
}

}  // namespace gtv::ui
