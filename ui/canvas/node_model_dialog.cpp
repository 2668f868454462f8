#include "ui/canvas/node_model_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "models/catalogue.h"
#include "ui/forms/choice_form.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {

NodeModelDialog::NodeModelDialog(const Experiment& experiment, const Json& model,
                                 const QString& title, QWidget* parent)
    : QDialog(parent),
      scratch_(experiment),
      form_(new ChoiceForm(modelCatalogue().view, QStringLiteral("model"))),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel)) {
  setWindowTitle(title);
  auto* words = new QLabel(
      tr("Only methods that fit and predict can mix models of several kinds over the nodes."));
  words->setWordWrap(true);
  auto* scroll = new QScrollArea;
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  auto* content = new QWidget;
  auto* inside = new QVBoxLayout(content);
  inside->setContentsMargins(0, 0, 0, 0);
  inside->addWidget(form_);
  inside->addStretch(1);
  scroll->setWidget(content);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(words);
  layout->addWidget(scroll, 1);
  layout->addWidget(buttons_);
  resize(static_cast<int>(scaled(380)), static_cast<int>(scaled(380)));
  connect(form_, &ChoiceForm::edited, this, &NodeModelDialog::edit);
  connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(buttons_, &QDialogButtonBox::accepted, this, [this] {
    Q_EMIT chosen(scratch_.at("model"));
    accept();
  });
  if (const auto with = scratch_.with("model", model)) scratch_ = *with;
  form_->show(scratch_.at("model"));
}

void NodeModelDialog::edit(const QString& path, const Json& value) {
  const auto next = scratch_.with(path.toStdString(), value);
  buttons_->button(QDialogButtonBox::Ok)->setEnabled(next.ok());
  if (!next) {
    form_->showProblem(toQString(next.error().where), toQString(next.error().message));
    return;
  }
  scratch_ = *next;
  form_->showProblem({}, {});
  form_->show(scratch_.at("model"));
}

}  // namespace gtv::ui
