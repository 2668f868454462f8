#include "ui/optimisation/plot_view.h"

#include <qcustomplot.h>

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/plots/plot_range.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {

PlotView::PlotView(const QString& name, const QString& figureName, int clientId)
    : PredictionClientView(clientId),
      figureName_(figureName),
      pages_(new QStackedWidget),
      empty_(new QLabel),
      title_(new QLabel),
      key_(new QLabel),
      bar_(new QHBoxLayout),
      plot_(new QCustomPlot) {
  setAccessibleName(name);
  empty_->setWordWrap(true);
  empty_->setAlignment(Qt::AlignCenter);
  empty_->setMargin(20);
  for (auto* label : {title_, key_}) {
    label->setTextFormat(Qt::RichText);
    label->setWordWrap(true);
  }
  key_->setContentsMargins(6, 0, 6, 0);
  key_->hide();
  plot_->setAccessibleName(name);
  plot_->setMinimumHeight(90);
  plot_->setPlottingHint(QCP::phFastPolylines);
  plot_->legend->setVisible(false);
  bar_->setContentsMargins(6, 2, 6, 0);
  bar_->addWidget(title_, 1);
  pages_->addWidget(empty_);
  pages_->addWidget(plot_);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->setSpacing(2);
  whole->addLayout(bar_);
  whole->addWidget(key_);
  whole->addWidget(pages_, 1);
  setMinimumHeight(110);
  prepareForFigure(*plot_);
  plot_->installEventFilter(this);
}

QComboBox* PlotView::addChoice(const char* objectName, const QString& name, const QString& tip) {
  auto* choice = new QComboBox;
  choice->setObjectName(QString::fromLatin1(objectName));
  choice->setAccessibleName(name);
  choice->setToolTip(tip);
  choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  choice->setMinimumContentsLength(3);
  choice->setMinimumWidth(56);
  bar_->addWidget(choice, 0, Qt::AlignTop);
  connect(choice, &QComboBox::currentIndexChanged, this, [this] { scheduleRefresh(true); });
  return choice;
}

QToolButton* PlotView::addButton(const char* objectName, const QString& name) {
  auto* button = new QToolButton;
  button->setObjectName(QString::fromLatin1(objectName));
  button->setAccessibleName(name);
  bar_->addWidget(button, 0, Qt::AlignTop);
  return button;
}

bool PlotView::hasPlot() const { return pages_->currentIndex() == 1; }
QString PlotView::heading() const {
  if (!hasPlot()) return {};
  const QStringList lines{title_->text(), key_->text()};
  return lines.last().isEmpty() ? lines.first() : lines.join(QStringLiteral("<br>"));
}

QString PlotView::emptyText() const { return hasPlot() ? QString() : empty_->text(); }

void PlotView::showPlot(const QString& title, const QString& key) {
  const bool both = !title.isEmpty();
  const auto& first = both ? title : key;
  if (title_->text() != first) title_->setText(first);
  if (const auto second = both ? key : QString(); key_->text() != second) key_->setText(second);
  key_->setVisible(both);
  pages_->setCurrentIndex(1);
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

void PlotView::showText(const QString& why) {
  title_->clear();
  key_->clear();
  key_->hide();
  empty_->setText(why);
  pages_->setCurrentIndex(0);
}

bool PlotView::eventFilter(QObject* watched, QEvent* event) {
  if (watched == plot_ && event->type() == QEvent::Resize)
    fitNumbers(*plot_->yAxis, plot_->height(), 2);
  return PredictionClientView::eventFilter(watched, event);
}

void PlotView::refreshTheme() {
  stylePlot(*plot_);
  style();
  scheduleRefresh(true);
}

int PlotView::node() const {
  if (!network() || network()->nodeCount() == 0) return -1;
  return nodes().empty() ? 0 : nodes().front();
}

int PlotView::batch() const {
  const auto method = experiment().solver();
  if (!method.has("batch")) return 0;
  const auto gradients = method.has("gradients") ? method.text("gradients") : "batch";
  return gradients == "all" ? 0 : gradients == "batch" ? method.integer("batch") : 1;
}

QString PlotView::nodeName() const {
  if (node() < 0) return {};
  return tr("Node %1").arg(toQString(network()->nodeKeys[static_cast<std::size_t>(node())]));
}

QString PlotView::nodeHeading() const {
  if (node() < 0) return {};
  auto text = QStringLiteral("<b>%1</b>").arg(nodeName().toHtmlEscaped());
  if (nodes().empty() && network()->nodeCount() > 1)
    text += tr(": select another on the canvas");
  else if (nodes().size() > 1)
    text += tr(" (first of %L1 selected)").arg(nodes().size());
  return text;
}

QString PlotView::whyNoNodes(const QString& what) const {
  if (!network()) return tr("Open an experiment to see %1.").arg(what);
  if (network()->nodeCount() > 0) return {};
  return tr("There are no nodes yet. Add some on the canvas, or choose a graph, to see %1.")
      .arg(what);
}

QString PlotView::keyOf(const QColor& color, const QString& sign, const QString& meaning) {
  auto text = meaning.toHtmlEscaped().replace(QLatin1Char(' '), QChar::Nbsp);
  // No line breaks at a slash, either.
  text.replace(QLatin1Char('/'), QStringLiteral("/\u2060"));
  return QStringLiteral("<span style='color:%1'>%2</span>&nbsp;%3").arg(color.name(), sign, text);
}

QString PlotView::joined(const QStringList& parts) {
  return parts.join(QStringLiteral("&nbsp;&nbsp; "));
}

QSizeF PlotView::figureSize() const {
  return hasPlot() ? headedPlotSize(*plot_, font(), heading()) : QSizeF(size());
}

void PlotView::drawFigure(QCPPainter& painter) {
  if (hasPlot()) return drawHeadedPlot(*plot_, font(), heading(), painter);
  painter.setPen(canvasColors().text);
  painter.drawText(QRectF(QPointF(0, 0), figureSize()), Qt::AlignCenter | Qt::TextWordWrap,
                   empty_->text());
}

}  // namespace gtv::ui
