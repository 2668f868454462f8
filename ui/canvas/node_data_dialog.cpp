#include "ui/canvas/node_data_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>

#include "ui/forms/number_field.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {

NodeDataDialog::NodeDataDialog(const LineData& data, const QString& title, QWidget* parent)
    : QDialog(parent),
      samples_(new NumberField),
      noise_(new NumberField),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel)) {
  setWindowTitle(title);
  auto* words = new QLabel(
      tr("New data points on the line y = w·x. They take the place of the data of the nodes."));
  words->setWordWrap(true);
  words->setMinimumWidth(static_cast<int>(scaled(260)));
  auto* form = new QFormLayout(this);
  form->addRow(words);
  const auto add = [form](NumberField* field, const QString& name, const QString& tip,
                          const QString& objectName) {
    field->setAccessibleName(name);
    field->setToolTip(tip);
    field->setObjectName(objectName);
    form->addRow(name, field);
  };
  const auto d = static_cast<int>(data.weights.size());
  for (int j = 0; j < d; ++j) {
    auto* weight = new NumberField;
    weight->setValue(data.weights[j]);
    add(weight, d == 1 ? tr("Weight w") : tr("Weight w%1").arg(j + 1),
        d == 1 ? tr("The slope of the line") : tr("The weight of feature %1").arg(j + 1),
        QStringLiteral("dataWeight%1").arg(j + 1));
    weights_.push_back(weight);
  }
  constexpr double mostSamples = 10'000;
  samples_->setRange(1, mostSamples, false, true);
  samples_->setValue(data.samples);
  add(samples_, tr("Points"), tr("How many data points every node gets"),
      QStringLiteral("dataSamples"));
  noise_->setRange(0, 1e100, false, false);
  noise_->setValue(data.noise);
  add(noise_, tr("Noise"), tr("Standard deviation of the labels around the line; 0: on the line"),
      QStringLiteral("dataNoise"));
  form->addRow(buttons_);
  connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(buttons_, &QDialogButtonBox::accepted, this, &NodeDataDialog::choose);
}

void NodeDataDialog::choose() {
  LineData data;
  data.weights.resize(static_cast<Eigen::Index>(weights_.size()));
  // What is wrong is marked, and stays.
  if (!samples_->submit() || !noise_->submit()) return;
  for (std::size_t j = 0; j < weights_.size(); ++j) {
    if (!weights_[j]->submit()) return;
    data.weights[static_cast<Eigen::Index>(j)] = weights_[j]->value();
  }
  data.samples = static_cast<int>(samples_->value());
  data.noise = noise_->value();
  Q_EMIT chosen(data);
  accept();
}

}  // namespace gtv::ui
