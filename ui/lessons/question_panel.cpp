#include "ui/lessons/question_panel.h"

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
      count_(new QPushButton(tr("Count this answer"))),
      open_(new QPushButton(tr("Open the curtain"))),
      tally_(new QLabel) {
  setObjectName(QStringLiteral("curtain"));
  // A curtain can be seen as such: not the ground of a plot.
  setAutoFillBackground(true);
  text_->setObjectName(QStringLiteral("curtainQuestion"));
  selected_->setObjectName(QStringLiteral("curtainSelection"));
  number_->setObjectName(QStringLiteral("curtainNumber"));
  count_->setObjectName(QStringLiteral("curtainCount"));
  open_->setObjectName(QStringLiteral("curtainOpen"));
  tally_->setObjectName(QStringLiteral("curtainTally"));
  number_->setAccessibleName(tr("Answer"));
  number_->setToolTip(tr("An answer of the class; Return counts it"));
  count_->setToolTip(tr("Adds what is typed or selected to the answers"));
  open_->setToolTip(tr("Show the answer (Page Down or space)"));
  for (auto* label : {text_, tally_}) {
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignCenter);
  }
  auto* row = new QHBoxLayout;
  row->addStretch();
  for (auto* widget : {static_cast<QWidget*>(selected_), static_cast<QWidget*>(number_),
                       static_cast<QWidget*>(count_), static_cast<QWidget*>(open_)})
    row->addWidget(widget);
  row->addStretch();
  auto* layout = new QVBoxLayout(this);
  layout->addStretch();
  layout->addWidget(text_);
  layout->addLayout(row);
  layout->addWidget(tally_);
  layout->addStretch();
  // The same number again is another answer, though the field has changed nothing.
  connect(number_, &QLineEdit::returnPressed, this, &QuestionPanel::count);
  connect(count_, &QPushButton::clicked, this, &QuestionPanel::count);
  refreshTheme();
}

void QuestionPanel::follow(LessonPlayer& player) {
  player_ = &player;
  connect(open_, &QPushButton::clicked, player_, &LessonPlayer::openCurtain);
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
  if (text != text_->text()) number_->clear();
  text_->setText(text);
  number_->setVisible(kind_ == AnswerKind::Number);
  selected_->setVisible(kind_ != AnswerKind::Number);
  showAnswers();
}

std::optional<double> QuestionPanel::answer() const {
  if (kind_ == AnswerKind::Number) return number_->value();
  if (canvas_ == nullptr) return std::nullopt;
  const auto& chosen =
      kind_ == AnswerKind::Node ? canvas_->selectedNodes() : canvas_->selectedEdges();
  if (chosen.size() != 1) return std::nullopt;
  return chosen.front();
}

void QuestionPanel::count() {
  if (kind_ == AnswerKind::Number && !number_->submit()) return;
  if (const auto given = answer()) player_->addAnswer(*given);
  number_->selectAll();
  showAnswers();
}

QString QuestionPanel::nameOf(double answer) const {
  if (kind_ == AnswerKind::Number) return QString::number(answer, 'g', 4);
  const int index = static_cast<int>(answer);
  if (kind_ == AnswerKind::Node) return tr("node %1").arg(index);
  const auto& network = player_->run().network();
  if (!network || index >= network->graph->edgeCount()) return tr("edge %1").arg(index);
  const auto& [head, tail, weight] = network->graph->edge(index);
  return tr("edge %1–%2").arg(head).arg(tail);
}

void QuestionPanel::showAnswers() {
  if (!player_->isCurtainClosed()) return;
  const auto given = answer();
  count_->setEnabled(given.has_value());
  if (kind_ == AnswerKind::Node)
    selected_->setText(given ? nameOf(*given) : tr("Click a node on the graph"));
  else if (kind_ == AnswerKind::Edge)
    selected_->setText(given ? nameOf(*given) : tr("Click an edge on the graph"));
  tally_->setText(toQString(
      tallyOf(player_->answers(), [this](double one) { return nameOf(one).toStdString(); })));
}

void QuestionPanel::refreshTheme() {
  auto large = QApplication::font();
  large.setPointSizeF(1.6 * large.pointSizeF());
  text_->setFont(large);
  number_->setFixedWidth(static_cast<int>(scaled(90)));
}

}  // namespace gtv::ui
