#include "ui/lessons/lesson_editor.h"

#include <QAbstractItemModel>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QUndoStack>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/forms/number_field.h"
#include "ui/lessons/lesson_draft.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

/// With name and tip for those who cannot see the label beside it.
template <class Widget>
Widget* named(Widget* widget, const char* object, const QString& name, const QString& tip) {
  widget->setObjectName(QString::fromLatin1(object));
  widget->setAccessibleName(name);
  widget->setToolTip(tip);
  return widget;
}

}  // namespace

LessonEditor::LessonEditor(LessonDraft& draft,
                           const std::function<QString(const std::string&)>& titleOf,
                           QWidget* parent)
    : QDialog(parent),
      draft_(draft),
      title_(named(new QLineEdit, "lessonTitle", tr("Title of the lesson"),
                   tr("What the lesson is called in the list of lessons"))),
      scenes_(named(new QListWidget, "lessonScenes", tr("Scenes"),
                    tr("In their order; drag one to another place, or click it twice to see it"))),
      heading_(named(new QLineEdit, "sceneTitle", tr("Title of the scene"),
                     tr("Stands above the picture in large letters"))),
      sentence_(named(new QPlainTextEdit, "sceneSentence", tr("Sentence"),
                      tr("What is to be seen in this scene, in one sentence"))),
      views_(named(new QListWidget, "sceneViews", tr("Views"),
                   tr("What is shown; two views beside the graph are enough for a projector"))),
      size_(
          named(new NumberField, "sceneViewSize", tr("Size of the view"),
                tr("Of the view that is chosen in the list: 1 is as large as usual, 2 is twice as "
                   "large beside the others"))),
      lambda_(named(new QCheckBox(tr("λ")), "sceneLambda", tr("λ can be changed"),
                    tr("The class can drag λ in this scene"))),
      graph_(named(new QCheckBox(tr("the graph")), "sceneGraph", tr("The graph can be changed"),
                   tr("The class can select and change nodes and edges in this scene"))),
      fixed_(named(new QCheckBox(tr("from", "a value")), "sceneRange", tr("Range of the slider"),
                   tr("Without it the slider has the range that fits the path of λ"))),
      low_(named(new NumberField, "sceneLow", tr("Low end of the range"),
                 tr("Below this λ the slider is linear down to 0"))),
      high_(named(new NumberField, "sceneHigh", tr("High end of the range"),
                  tr("λ at the right end of the slider"))),
      kind_(named(new QComboBox, "sceneQuestion", tr("Question"),
                  tr("The class answers it before anything of the scene is shown"))),
      question_(named(new QLineEdit, "sceneQuestionText", tr("Text of the question"),
                      tr("As it stands on the curtain"))),
      problem_(new QLabel) {
  setObjectName(QStringLiteral("lessonEditor"));
  problem_->setObjectName(QStringLiteral("lessonProblem"));
  problem_->setWordWrap(true);
  problem_->setStyleSheet(problemStyle());
  problem_->hide();
  auto* columns = new QHBoxLayout;
  columns->addLayout(makeList(), 2);
  columns->addLayout(makeForm(titleOf), 3);
  auto* layout = new QVBoxLayout(this);
  layout->addLayout(columns);
  layout->addWidget(problem_);
  connect(&draft_, &LessonDraft::changed, this, &LessonEditor::showDraft);
  connect(&draft_, &LessonDraft::written, this, [this](const QString& problem) {
    problem_->setText(problem);
    problem_->setVisible(!problem.isEmpty());
  });
  showDraft();
}

QToolButton* LessonEditor::addButton(QLayout& row, const QString& text, const QString& tip) {
  auto* button = new QToolButton;
  button->setText(text);
  button->setToolTip(tip);
  button->setAccessibleName(tip);
  row.addWidget(button);
  return button;
}

QLayout* LessonEditor::makeList() {
  auto* title = new QFormLayout;
  title->addRow(tr("Lesson"), title_);
  auto* row = new QHBoxLayout;
  auto* add = addButton(*row, tr("Add"), tr("Add the experiment that is open, as a scene"));
  add->setObjectName(QStringLiteral("addScene"));
  remove_ = addButton(*row, tr("Remove"), tr("Remove this scene"));
  remove_->setObjectName(QStringLiteral("removeScene"));
  up_ = addButton(*row, QStringLiteral("↑"), tr("Move this scene up"));
  down_ = addButton(*row, QStringLiteral("↓"), tr("Move this scene down"));
  row->addStretch();
  // A button that named the step would change its width with every letter that is typed.
  auto* steps = draft_.steps();
  auto* undo = addButton(*row, tr("Undo"), tr("Undo"));
  auto* redo = addButton(*row, tr("Redo"), tr("Redo"));
  undo->setShortcut(QKeySequence::Undo);
  redo->setShortcut(QKeySequence::Redo);
  connect(undo, &QToolButton::clicked, steps, &QUndoStack::undo);
  connect(redo, &QToolButton::clicked, steps, &QUndoStack::redo);
  const auto showSteps = [steps, undo, redo] {
    undo->setEnabled(steps->canUndo());
    redo->setEnabled(steps->canRedo());
    undo->setToolTip(tr("Undo: %1").arg(steps->undoText()));
    redo->setToolTip(tr("Redo: %1").arg(steps->redoText()));
  };
  connect(steps, &QUndoStack::indexChanged, this, showSteps);
  showSteps();
  auto* kept = new QLabel(tr("Every change is kept at once; nothing has to be saved."));
  kept->setWordWrap(true);
  auto* layout = new QVBoxLayout;
  layout->addLayout(title);
  layout->addWidget(scenes_, 1);
  layout->addLayout(row);
  layout->addWidget(kept);
  scenes_->setDragDropMode(QAbstractItemView::InternalMove);
  connect(title_, &QLineEdit::textEdited, this, [this](const QString& text) {
    markInvalid(*title_, text.trimmed().isEmpty() ? tr("Expected a title.") : QString());
    draft_.setTitle(text);
  });
  connect(scenes_, &QListWidget::currentRowChanged, this, [this] {
    if (!isShowing_) showScene();
  });
  connect(scenes_, &QListWidget::itemActivated, this, [this] { Q_EMIT sceneWanted(current()); });
  connect(scenes_->model(), &QAbstractItemModel::rowsMoved, this, &LessonEditor::takeOrder,
          Qt::QueuedConnection);
  connect(add, &QToolButton::clicked, this, &LessonEditor::additionWanted);
  connect(remove_, &QToolButton::clicked, this, [this] { draft_.removeScene(current()); });
  connect(up_, &QToolButton::clicked, this, [this] { move(-1); });
  connect(down_, &QToolButton::clicked, this, [this] { move(1); });
  return layout;
}

QFormLayout* LessonEditor::makeForm(const std::function<QString(const std::string&)>& titleOf) {
  auto* form = new QFormLayout;
  form->addRow(tr("Scene"), heading_);
  form->addRow(tr("Sentence"), sentence_);
  sentence_->setTabChangesFocus(true);
  sentence_->setMaximumHeight(3 * sentence_->fontMetrics().height() + 12);
  for (const auto& view : sceneViews()) {
    auto* item = new QListWidgetItem(titleOf(view), views_);
    item->setData(Qt::UserRole, toQString(view));
    item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
    item->setCheckState(Qt::Unchecked);
  }
  form->addRow(tr("Shows"), views_);
  size_->setRange(leastViewSize, mostViewSize, false, false);
  form->addRow(tr("Size of the view"), size_);
  connect(size_, &NumberField::committed, this, &LessonEditor::editSize);
  connect(views_, &QListWidget::currentRowChanged, this, &LessonEditor::showSize);
  auto* touch = new QHBoxLayout;
  touch->addWidget(lambda_);
  touch->addWidget(graph_);
  touch->addStretch();
  form->addRow(tr("Can be changed"), touch);
  auto* range = new QHBoxLayout;
  range->addWidget(fixed_);
  range->addWidget(low_);
  range->addWidget(new QLabel(tr("to", "a value")));
  range->addWidget(high_);
  form->addRow(tr("Slider of λ"), range);
  kind_->addItem(tr("No question"));
  for (const auto& kind : questionKinds()) kind_->addItem(translated(kind.title));
  form->addRow(tr("Question"), kind_);
  form->addRow(QString(), question_);
  auto* buttons = new QHBoxLayout;
  auto* play = addButton(*buttons, tr("Play"), tr("Show the lesson from its first scene on"));
  play->setObjectName(QStringLiteral("playLesson"));
  auto* look = addButton(*buttons, tr("Show this scene"), tr("Show this scene in the window"));
  look->setObjectName(QStringLiteral("showScene"));
  auto* take = addButton(*buttons, tr("Take the experiment that is open"),
                         tr("Put the experiment that is open in the place of this scene's"));
  take->setObjectName(QStringLiteral("takeExperiment"));
  buttons->addStretch();
  form->addRow(QString(), buttons);
  for (auto* field : {low_, high_}) {
    field->setRange(0, 1e12, true, false);
    connect(field, &NumberField::committed, this, &LessonEditor::editRange);
  }
  connect(fixed_, &QCheckBox::clicked, this, &LessonEditor::editRange);
  connect(play, &QToolButton::clicked, this, [this] { Q_EMIT sceneWanted(0); });
  connect(look, &QToolButton::clicked, this, [this] { Q_EMIT sceneWanted(current()); });
  connect(take, &QToolButton::clicked, this, &LessonEditor::replacementWanted);
  connect(heading_, &QLineEdit::textEdited, this, [this](const QString& text) {
    markInvalid(*heading_, text.trimmed().isEmpty() ? tr("Expected a title.") : QString());
    edit(tr("title"), [&](Scene& scene) { scene.title = text.toStdString(); });
  });
  connect(sentence_, &QPlainTextEdit::textChanged, this, [this] {
    edit(tr("sentence"), [&](Scene& scene) {
      scene.sentence = sentence_->toPlainText().simplified().toStdString();
    });
  });
  connect(views_, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
    const auto view = item->data(Qt::UserRole).toString().toStdString();
    edit(tr("views"), [&](Scene& scene) {
      std::erase(scene.views, view);
      scene.sizes.erase(view);
      if (item->checkState() == Qt::Checked) scene.views.push_back(view);
    });
    if (!isShowing_) showScene();  // a scene without any view stays as it was
  });
  connect(lambda_, &QCheckBox::clicked, this, [this](bool on) {
    edit(tr("what can be changed"), [&](Scene& scene) { scene.lambdaCanBeTouched = on; });
  });
  connect(graph_, &QCheckBox::clicked, this, [this](bool on) {
    edit(tr("what can be changed"), [&](Scene& scene) { scene.graphCanBeTouched = on; });
  });
  connect(kind_, &QComboBox::activated, this, [this] {
    question_->setText(kind_->currentIndex() > 0 ? kind_->currentText() : QString());
    editQuestion();
  });
  connect(question_, &QLineEdit::textEdited, this, &LessonEditor::editQuestion);
  return form;
}

std::size_t LessonEditor::current() const {
  return static_cast<std::size_t>(std::max(0, scenes_->currentRow()));
}

void LessonEditor::setCurrent(std::size_t scene) {
  scenes_->setCurrentRow(static_cast<int>(scene));
}

void LessonEditor::edit(const QString& field, const std::function<void(Scene&)>& change) {
  if (isShowing_ || !draft_.isOpen()) return;
  auto scene = draft_.lesson().scenes[current()];
  change(scene);
  draft_.setScene(current(), std::move(scene), field);
}

void LessonEditor::showSize() {
  const auto* item = views_->currentItem();
  const bool isShown = item != nullptr && item->checkState() == Qt::Checked && draft_.isOpen();
  size_->setEnabled(isShown);
  double size = 1;
  if (isShown) {
    const auto& sizes = draft_.lesson().scenes[current()].sizes;
    const auto found = sizes.find(item->data(Qt::UserRole).toString().toStdString());
    if (found != sizes.end()) size = found->second;
  }
  size_->setValue(size);
}

void LessonEditor::editSize() {
  const auto view = views_->currentItem()->data(Qt::UserRole).toString().toStdString();
  edit(tr("size of a view"), [&](Scene& scene) {
    scene.sizes.erase(view);
    if (size_->value() != 1) scene.sizes[view] = size_->value();
  });
}

void LessonEditor::editRange() {
  const bool isFixed = fixed_->isChecked();
  for (auto* field : {low_, high_}) field->setEnabled(isFixed);
  const LambdaScale range{low_->value(), high_->value()};
  const bool isRange = range.low < range.high;
  markInvalid(*high_, isFixed && !isRange ? tr("Expected a number above the low end.") : QString());
  if (isFixed && !isRange) return;
  edit(tr("range of the slider"),
       [&](Scene& scene) { scene.range = isFixed ? std::optional(range) : std::nullopt; });
}

void LessonEditor::editQuestion() {
  const int kind = kind_->currentIndex() - 1;
  const auto text = question_->text().trimmed();
  question_->setEnabled(kind >= 0);
  const bool isMissing = kind >= 0 && text.isEmpty();
  markInvalid(*question_, isMissing ? tr("Expected a question.") : QString());
  if (isMissing) return;
  edit(tr("question"), [&](Scene& scene) {
    scene.question.reset();
    if (kind >= 0)
      scene.question =
          Question{text.toStdString(), questionKinds()[static_cast<std::size_t>(kind)].id};
    // What is not shown is not known.
    if (scene.question && scene.question->about == "fullestEdge" &&
        scene.experiment.at("view").at("edges") != "iteration")
      scene.experiment = scene.experiment.with("view.edges", "iteration").value();
  });
}

void LessonEditor::move(int by) {
  const auto to = scenes_->currentRow() + by;
  if (to < 0 || to >= scenes_->count()) return;
  draft_.moveScene(current(), static_cast<std::size_t>(to));
  scenes_->setCurrentRow(to);
}

void LessonEditor::takeOrder() {
  // One row was dragged: where the two orders differ first and last tells which, and where to.
  const int count = scenes_->count();
  int first = 0;
  int last = count - 1;
  const auto at = [&](int row) { return scenes_->item(row)->data(Qt::UserRole).toInt(); };
  while (first < count && at(first) == first) ++first;
  while (last > first && at(last) == last) --last;
  if (first >= last) return;
  const bool movedUp = at(first) == last;
  draft_.moveScene(static_cast<std::size_t>(movedUp ? last : first),
                   static_cast<std::size_t>(movedUp ? first : last));
}

void LessonEditor::showDraft() {
  if (!draft_.isOpen()) {
    hide();
    return;
  }
  showLesson(draft_.lesson());
}

void LessonEditor::showLesson(const Lesson& lesson) {
  {
    const QScopedValueRollback<bool> showing(isShowing_, true);
    const auto title = toQString(lesson.title);
    setWindowTitle(tr("Writing the lesson “%1”").arg(title));
    // What is being typed stays as it is.
    if (title_->text().trimmed() != title.trimmed()) title_->setText(title);
    const auto count = static_cast<int>(lesson.scenes.size());
    const int row = std::clamp(scenes_->currentRow(), 0, count - 1);
    while (scenes_->count() > count) delete scenes_->takeItem(scenes_->count() - 1);
    while (scenes_->count() < count) scenes_->addItem(QString());
    for (int k = 0; k < count; ++k) {
      auto* item = scenes_->item(k);
      const auto& scene = lesson.scenes[static_cast<std::size_t>(k)];
      const auto about = QStringLiteral("λ = %1").arg(scene.experiment.lambda(), 0, 'g', 3);
      item->setText(
          QStringLiteral("%1. %2  (%3)")
              .arg(k + 1)
              .arg(toQString(scene.title), scene.question ? tr("%1, question").arg(about) : about));
      item->setData(Qt::UserRole, k);
    }
    scenes_->setCurrentRow(row);
  }
  showScene();
}

void LessonEditor::showScene() {
  const QScopedValueRollback<bool> showing(isShowing_, true);
  const auto& scene = draft_.lesson().scenes[current()];
  const auto count = draft_.lesson().scenes.size();
  remove_->setEnabled(count > 1);
  remove_->setToolTip(count > 1 ? tr("Remove this scene") : tr("A lesson has at least one scene"));
  up_->setEnabled(current() > 0);
  down_->setEnabled(current() + 1 < count);
  const auto put = [](auto* field, const QString& old, const QString& text) {
    if (old.simplified() != text.simplified()) field->setPlainText(text);
  };
  put(sentence_, sentence_->toPlainText(), toQString(scene.sentence));
  const auto line = [](QLineEdit* field, const std::string& text) {
    if (field->text().trimmed() != toQString(text).trimmed()) field->setText(toQString(text));
    markInvalid(*field, {});
  };
  line(heading_, scene.title);
  for (int k = 0; k < views_->count(); ++k) {
    const auto view = views_->item(k)->data(Qt::UserRole).toString().toStdString();
    const bool isShown =
        std::find(scene.views.begin(), scene.views.end(), view) != scene.views.end();
    views_->item(k)->setCheckState(isShown ? Qt::Checked : Qt::Unchecked);
  }
  showSize();
  lambda_->setChecked(scene.lambdaCanBeTouched);
  graph_->setChecked(scene.graphCanBeTouched);
  fixed_->setChecked(scene.range.has_value());
  const auto range = scene.range.value_or(LambdaScale{0.01, 10});
  low_->setValue(range.low);
  high_->setValue(range.high);
  for (auto* field : {low_, high_}) field->setEnabled(scene.range.has_value());
  const auto& kinds = questionKinds();
  const auto kind = std::find_if(kinds.begin(), kinds.end(), [&](const QuestionKind& one) {
    return scene.question && one.id == scene.question->about;
  });
  kind_->setCurrentIndex(kind == kinds.end() ? 0 : static_cast<int>(kind - kinds.begin()) + 1);
  line(question_, scene.question ? scene.question->text : std::string());
  question_->setEnabled(scene.question.has_value());
}

}  // namespace gtv::ui
