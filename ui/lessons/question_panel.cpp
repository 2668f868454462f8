#include "ui/lessons/question_panel.h"

#include <qcustomplot.h>

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/canvas/graph_view.h"
#include "ui/forms/number_field.h"
#include "ui/lessons/lesson_player.h"
#include "ui/live/run_controller.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {

QuestionPanel::QuestionPanel(QWidget* parent)
    : QWidget(parent),
      text_(new QLabel),
      selected_(new QLabel),
      number_(new NumberField),
      plane_(new QCustomPlot),
      count_(new QPushButton(tr("Count this answer"))),
      takeBack_(new QPushButton(tr("Take back"))),
      open_(new QPushButton(tr("Open the curtain"))),
      tally_(new QLabel) {
  setObjectName(QStringLiteral("curtain"));
  // A curtain can be seen as such: not the ground of a plot.
  setAutoFillBackground(true);
  text_->setObjectName(QStringLiteral("curtainQuestion"));
  selected_->setObjectName(QStringLiteral("curtainSelection"));
  number_->setObjectName(QStringLiteral("curtainNumber"));
  count_->setObjectName(QStringLiteral("curtainCount"));
  takeBack_->setObjectName(QStringLiteral("curtainTakeBack"));
  open_->setObjectName(QStringLiteral("curtainOpen"));
  tally_->setObjectName(QStringLiteral("curtainTally"));
  number_->setAccessibleName(tr("Answer"));
  number_->setToolTip(tr("An answer of the class; Return counts it"));
  count_->setToolTip(tr("Adds what is typed or selected to the answers"));
  takeBack_->setAccessibleName(tr("Take back the last answer"));
  takeBack_->setToolTip(tr("Removes the last answer from those that were counted"));
  open_->setToolTip(tr("Show the answer (Page Down or space)"));
  // Space opens the curtain, whatever was clicked before.
  for (auto* button : {count_, takeBack_, open_}) button->setFocusPolicy(Qt::TabFocus);
  for (auto* label : {text_, selected_, tally_}) label->setWordWrap(true);
  text_->setAlignment(Qt::AlignCenter);
  auto* row = new QHBoxLayout;
  row->addStretch();
  for (auto* widget : {static_cast<QWidget*>(number_), static_cast<QWidget*>(count_),
                       static_cast<QWidget*>(takeBack_), static_cast<QWidget*>(open_)})
    row->addWidget(widget);
  row->addStretch();
  auto* layout = new QVBoxLayout(this);
  layout->addStretch();
  layout->addWidget(text_);
  layout->addWidget(plane_, 1, Qt::AlignHCenter);
  layout->addLayout(row);
  // Below the buttons, which stay where they are, whatever these say.
  auto* words = new QHBoxLayout;
  words->addWidget(selected_, 1);
  words->addWidget(tally_, 1);
  layout->addLayout(words);
  layout->addStretch();
  // The same number again is another answer, though the field has changed nothing.
  connect(number_, &QLineEdit::returnPressed, this, &QuestionPanel::count);
  connect(number_, &QLineEdit::textChanged, this, &QuestionPanel::showAnswers);
  connect(count_, &QPushButton::clicked, this, &QuestionPanel::count);
  connect(takeBack_, &QPushButton::clicked, this, &QuestionPanel::takeBack);
  makePlane();
  refreshTheme();
}

void QuestionPanel::makePlane() {
  constexpr double large = 14;
  constexpr double small = 9;
  plane_->setObjectName(QStringLiteral("curtainPlane"));
  plane_->setAccessibleName(tr("Plane of the first two parameters"));
  plane_->setToolTip(tr("Click where you expect it; the crosses are the true models"));
  plane_->setMinimumHeight(110);
  truth_ = plane_->addGraph();
  given_ = plane_->addGraph();
  mark_ = plane_->addGraph();
  for (auto* graph : {truth_, given_, mark_}) graph->setLineStyle(QCPGraph::lsNone);
  truth_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCross, large));
  given_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, small));
  mark_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, large));
  plane_->xAxis->setLabel(QStringLiteral("w₁"));
  plane_->yAxis->setLabel(QStringLiteral("w₂"));
  connect(plane_, &QCustomPlot::mouseRelease, this, [this](const QMouseEvent* event) {
    const auto at = event->position();
    if (event->button() != Qt::LeftButton || !plane_->axisRect()->rect().contains(at.toPoint()))
      return;
    mark_->setData({plane_->xAxis->pixelToCoord(at.x())}, {plane_->yAxis->pixelToCoord(at.y())});
    plane_->replot();
    showAnswers();
  });
}

void QuestionPanel::showPlane() {
  constexpr double room = 0.6;  // of the size of the picture, on every side
  mark_->data()->clear();
  truth_->data()->clear();
  const auto& network = player_->run().network();
  QCPRange x(0, 0);
  QCPRange y(0, 0);
  if (network && network->truth().rows() >= 2)
    for (Eigen::Index i = 0; i < network->truth().cols(); ++i) {
      const double a = network->truth()(0, i);
      const double b = network->truth()(1, i);
      truth_->addData(a, b);
      x.expand(a);
      y.expand(b);
    }
  const double size = std::max({x.size(), y.size(), 1.0});
  plane_->xAxis->setRange(x.lower - room * size, x.upper + room * size);
  plane_->yAxis->setRange(y.lower - room * size, y.upper + room * size);
}

void QuestionPanel::follow(LessonPlayer& player) {
  player_ = &player;
  connect(open_, &QPushButton::clicked, player_, &LessonPlayer::openCurtain);
  // The scene is asked before its network is drawn.
  connect(&player_->run(), &RunController::networkReplaced, this, [this] {
    if (kind_ != AnswerKind::Point || !player_->isCurtainClosed()) return;
    showPlane();
    plane_->replot();
  });
}

void QuestionPanel::ask(GraphView* canvas) {
  if (canvas != canvas_) {
    if (canvas_ != nullptr) canvas_->disconnect(this);
    canvas_ = canvas;
    if (canvas_ != nullptr)
      connect(canvas_, &GraphView::selectionChanged, this, &QuestionPanel::showAnswers);
  }
  const auto& question = *player_->scene().question;
  kind_ = findQuestionKind(question.about)->answer;
  // The answer to another question is none to this one.
  const auto text = toQString(question.text);
  if (text != text_->text()) number_->setEmpty();
  text_->setText(text);
  number_->setVisible(kind_ == AnswerKind::Number);
  selected_->setVisible(kind_ != AnswerKind::Number);
  // Where there are two, they meet in the middle.
  selected_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  tally_->setAlignment((kind_ == AnswerKind::Number ? Qt::AlignHCenter : Qt::AlignLeft) |
                       Qt::AlignVCenter);
  plane_->setVisible(kind_ == AnswerKind::Point);
  if (kind_ == AnswerKind::Point) showPlane();
  showAnswers();
}

std::optional<Answer> QuestionPanel::answer() const {
  if (kind_ == AnswerKind::Number) {
    if (number_->text().isEmpty()) return std::nullopt;
    return number_->value();
  }
  if (kind_ == AnswerKind::Point) {
    if (mark_->data()->isEmpty()) return std::nullopt;
    return Answer{mark_->data()->at(0)->key, mark_->data()->at(0)->value};
  }
  if (canvas_ == nullptr) return std::nullopt;
  const auto& chosen =
      kind_ == AnswerKind::Node ? canvas_->selectedNodes() : canvas_->selectedEdges();
  if (chosen.size() != 1) return std::nullopt;
  return chosen.front();
}

void QuestionPanel::count() {
  if (kind_ == AnswerKind::Number && !number_->submit()) return;
  if (const auto given = answer()) player_->addAnswer(*given);
  // Whoever clicks into the field types another answer, and not the end of this one.
  number_->setEmpty();
  showAnswers();
}

void QuestionPanel::takeBack() {
  player_->takeBackAnswer();
  showAnswers();
}

QString QuestionPanel::nameOf(const Answer& answer) const {
  if (kind_ == AnswerKind::Number) return QString::number(answer.x, 'g', 4);
  if (kind_ == AnswerKind::Point)
    return QStringLiteral("(%1, %2)").arg(answer.x, 0, 'g', 2).arg(answer.y, 0, 'g', 2);
  const int index = static_cast<int>(answer.x);
  if (kind_ == AnswerKind::Node) return tr("node %1").arg(index);
  const auto& network = player_->run().network();
  if (!network || index >= network->graph->edgeCount()) return tr("edge %1").arg(index);
  const auto& [head, tail, weight] = network->graph->edge(index);
  return tr("edge %1–%2").arg(head).arg(tail);
}

void QuestionPanel::showAnswers() {
  if (player_ == nullptr || !player_->isCurtainClosed()) return;
  const auto given = answer();
  count_->setEnabled(given.has_value());
  takeBack_->setEnabled(!player_->answers().empty());
  if (kind_ == AnswerKind::Node)
    selected_->setText(given ? nameOf(*given) : tr("Click a node on the graph"));
  else if (kind_ == AnswerKind::Edge)
    selected_->setText(given ? nameOf(*given) : tr("Click an edge on the graph"));
  else if (kind_ == AnswerKind::Point)
    selected_->setText(given ? nameOf(*given) : tr("Click a point in the plane"));
  tally_->setText(toQString(tallyOf(
      player_->answers(), [this](const Answer& one) { return nameOf(one).toStdString(); })));
  given_->data()->clear();
  for (const auto& one : player_->answers()) given_->addData(one.x, one.y);
  if (kind_ == AnswerKind::Point) plane_->replot();
}

void QuestionPanel::refreshTheme() {
  auto large = QApplication::font();
  large.setPointSizeF(1.6 * large.pointSizeF());
  text_->setFont(large);
  number_->setFixedWidth(static_cast<int>(scaled(90)));
  constexpr double wide = 420;
  plane_->setFixedWidth(static_cast<int>(scaled(wide)));
  stylePlot(*plane_);
  // A place is read off at both axes, though the plane is low.
  const QSharedPointer<QCPAxisTicker> ticker(new QCPAxisTicker);
  ticker->setTickStepStrategy(QCPAxisTicker::tssMeetTickCount);
  plane_->yAxis->setTicker(ticker);
  const auto pen = [](std::size_t colour) {
    return QPen(QColor::fromRgb(okabeIto[colour]), scaled(2));
  };
  truth_->setPen(QPen(canvasColors().text, scaled(2)));
  given_->setPen(pen(0));
  mark_->setPen(pen(1));
}

}  // namespace gtv::ui
