#include "ui/lessons/explore_panel.h"

#include <QAction>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/live/experiment_document.h"
#include "ui/live/run_controller.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

/// There are no edges between clusters where there is one.
bool hasEffect(const ExploreNumber& number, const Experiment& experiment) {
  if (number.path != "graph.pOut") return true;
  return experiment.at("graph").value("clusterSizes", Json::array()).size() > 1;
}

}  // namespace

ExplorePanel::ExplorePanel(QWidget* parent)
    : QWidget(parent), buttons_(new QHBoxLayout), form_(new QFormLayout), problem_(new QLabel) {
  setObjectName(QStringLiteral("explorePanel"));
  problem_->setObjectName(QStringLiteral("exploreProblem"));
  problem_->setWordWrap(true);
  problem_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  problem_->hide();
  form_->setRowWrapPolicy(QFormLayout::WrapAllRows);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(16, 8, 8, 8);
  layout->addLayout(buttons_);
  layout->addLayout(form_);
  layout->addWidget(problem_);
  layout->addStretch();
  auto choices = loadExploreChoices();
  if (!choices) {
    showProblem(translatedError(choices.error()));
    return;
  }
  addList(tr("Graph"), tr("Which nodes are joined; the data are drawn again for it"),
          std::move(choices->graphs));
  addList(tr("Local model"), tr("What every node fits to its samples, and by which loss"),
          std::move(choices->models));
  addList(tr("Penalty"), tr("How differences between the models of neighbours count"),
          std::move(choices->penalties));
  for (auto& number : choices->numbers) addNumber(std::move(number));
  refreshTheme();
}

void ExplorePanel::addList(const QString& name, const QString& tip,
                           std::vector<ExploreChoice> choices) {
  auto* box = new QComboBox;
  box->setAccessibleName(name);
  box->setToolTip(tip);
  box->setPlaceholderText(tr("Another one"));
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  for (const auto& choice : choices) box->addItem(translated(choice.title));
  form_->addRow(name, box);
  connect(box, &QComboBox::activated, this,
          [this, at = lists_.size()](int entry) { choose(lists_[at], entry); });
  lists_.push_back({box, std::move(choices)});
}

void ExplorePanel::addNumber(ExploreNumber number) {
  auto* slider = new QSlider(Qt::Horizontal);
  slider->setAccessibleName(translated(number.title));
  slider->setToolTip(translated(number.title));
  slider->setRange(0, static_cast<int>(std::lround((number.high - number.low) / number.step)));
  auto* text = new QLabel;
  text->setBuddy(slider);
  form_->addRow(text, slider);
  const auto at = numbers_.size();
  connect(slider, &QSlider::sliderPressed, this,
          [this] { drag_ = run_ == nullptr ? 0 : run_->document().beginDrag(); });
  connect(slider, &QSlider::sliderReleased, this, [this] { drag_ = 0; });
  connect(slider, &QSlider::valueChanged, this, [this, at](int position) { slide(at, position); });
  numbers_.push_back({slider, text, std::move(number)});
}

void ExplorePanel::addButtons(const QList<QAction*>& actions) {
  for (auto* action : actions) {
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setFocusPolicy(Qt::TabFocus);
    buttons_->addWidget(button);
  }
  buttons_->addStretch();
}

void ExplorePanel::follow(RunController& run) {
  run_ = &run;
  connect(run_, &RunController::documentChanged, this, &ExplorePanel::showDocument);
  connect(run_, &RunController::documentOpened, this, &ExplorePanel::showDocument);
  const auto refuse = [this](const Error& error) {
    showProblem(refusalText(run_->experiment(), error));
  };
  connect(run_, &RunController::problemFound, this, refuse);
  connect(run_, &RunController::editRefused, this, refuse);
  connect(run_, &RunController::problemSolved, this, [this] { showProblem({}); });
}

void ExplorePanel::choose(const List& list, int entry) {
  const auto& choice = list.choices[static_cast<std::size_t>(entry)];
  change(choice.applyTo(run_->experiment()), translated(choice.title), 0);
}

void ExplorePanel::slide(std::size_t number, int position) {
  const auto& its = numbers_[number].number;
  const double value = its.low + its.step * position;
  // Whole numbers stay whole numbers in the document.
  const auto json = value == std::floor(value) && its.step == std::floor(its.step)
                        ? Json(static_cast<std::int64_t>(value))
                        : Json(value);
  change(run_->experiment().with(its.path, json), translated(its.title), drag_);
}

void ExplorePanel::change(const Result<Experiment>& next, const QString& step, int drag) {
  if (!next)
    showProblem(refusalText(run_->experiment(), next.error()));
  else if (!(*next == run_->experiment()))
    run_->document().change(*next, step, drag);
  showDocument();
  if (next && !run_->isRunning()) run_->setRunning(true);
}

void ExplorePanel::showDocument() {
  // Comparing a large document with every choice takes long, and nobody would see it.
  if (run_ == nullptr || !isVisible()) return;
  const auto& experiment = run_->experiment();
  for (const auto& [box, choices] : lists_) {
    const auto is = std::find_if(choices.begin(), choices.end(),
                                 [&](const auto& choice) { return choice.isIn(experiment); });
    box->setCurrentIndex(is == choices.end() ? -1 : static_cast<int>(is - choices.begin()));
  }
  for (const auto& [slider, text, number] : numbers_) {
    const auto value = number.in(experiment);
    const bool isThere = value && hasEffect(number, experiment);
    form_->setRowVisible(slider, isThere);
    if (!isThere) continue;
    const QSignalBlocker quiet(slider);
    slider->setValue(static_cast<int>(std::lround((*value - number.low) / number.step)));
    text->setText(QStringLiteral("%1: %2").arg(translated(number.title)).arg(*value, 0, 'g', 3));
  }
}

void ExplorePanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  showDocument();
}

void ExplorePanel::showProblem(const QString& why) {
  problem_->setText(why);
  problem_->setVisible(!why.isEmpty());
}

void ExplorePanel::refreshTheme() {
  setFixedWidth(static_cast<int>(scaled(236)));
  problem_->setStyleSheet(problemStyle());
}

}  // namespace gtv::ui
