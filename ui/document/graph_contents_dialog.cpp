#include "ui/document/graph_contents_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>

namespace gtv::ui {

GraphContentsDialog::GraphContentsDialog(QWidget* parent) : QDialog(parent) {
  setObjectName(QStringLiteral("graphContentsDialog"));
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(tr("Export the graph"));
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(new QLabel(tr("Nodes, edges, weights, places and true clusters, and:")));
  clusters_ = addBox("exportGraphClusters", tr("&Learned clusters"),
                     tr("As the node attribute learnedCluster"), true);
  parameters_ = addBox("exportGraphParameters", tr("&Parameters"),
                       tr("As the node attributes w1, w2, …"), true);
  errors_ =
      addBox("exportGraphErrors", tr("&Errors"),
             tr("As node attributes: the errors of every node, by part of its samples"), true);
  flows_ = addBox("exportGraphFlows", tr("&Flows"),
                  tr("As the edge attributes difference and flow"), true);
  samples_ =
      addBox("exportGraphSamples", tr("Local &data"),
             tr("As the node attributes features and labels: lists in JSON, as texts"), false);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  auto* go = buttons->addButton(tr("&Choose the file…"), QDialogButtonBox::AcceptRole);
  go->setToolTip(tr("Its ending says the format; a table of edges keeps edge attributes only"));
  go->setDefault(true);
  buttons->button(QDialogButtonBox::Cancel)->setToolTip(tr("Close without writing (Esc)"));
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  layout->addWidget(buttons);
}

QCheckBox* GraphContentsDialog::addBox(const char* name, const QString& text, const QString& tip,
                                       bool usual) {
  auto* box = new QCheckBox(text);
  box->setObjectName(QLatin1String(name));
  box->setToolTip(tip);
  box->setChecked(QSettings().value(QLatin1String(name), usual).toBool());
  connect(box, &QCheckBox::toggled, this,
          [box](bool on) { QSettings().setValue(box->objectName(), on); });
  layout()->addWidget(box);
  return box;
}

GraphContents GraphContentsDialog::contents() const {
  return {clusters_->isChecked(), parameters_->isChecked(), errors_->isChecked(),
          flows_->isChecked(), samples_->isChecked()};
}

}  // namespace gtv::ui
