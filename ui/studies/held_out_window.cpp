#include "ui/studies/held_out_window.h"

#include <qcustomplot.h>

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>
#include <cmath>

#include "base/number.h"
#include "session/session_studies.h"
#include "ui/forms/export_dialog.h"
#include "ui/forms/number_field.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

QString publishedName(const std::string& key) {
  if (key == "networkLasso") return QObject::tr("network Lasso");
  if (key == "geographic") return QObject::tr("average of the neighbours");
  return QString::fromStdString(key);
}

/// Is the smallest error at an end of the range of λ, and not just one of many that are the same?
bool fallsToTheEnd(const Json& report) {
  const auto& mse = report["mse"];
  const auto last = mse.size() - 1;
  if (last == 0) return false;
  constexpr double visible = 0.999;
  const double best = report["best"]["mse"].get<double>();
  const double at = report["best"]["lambda"].get<double>();
  const auto fallsTo = [&](std::size_t end, std::size_t inside) {
    return at == report["lambdas"][end] && best < visible * mse[inside].get<double>();
  };
  return fallsTo(0, 1) || fallsTo(last, last - 1);
}

QString threeDigits(const Json& value) { return QString::number(value.get<double>(), 'g', 3); }

}  // namespace

HeldOutWindow::HeldOutWindow(const Experiment& experiment, QWidget* parent,
                             std::vector<HeldOutSplit> splits, bool goesOn)
    : QDialog(parent), experiment_(experiment), plot_(new QCustomPlot) {
  check(experiment.at("heldOut").is_object(), "the experiment asks for a held-out study");
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(tr("Held-out study – %1").arg(QString::fromStdString(experiment.title())));
  summary_ = new QLabel(tr("Solving the first split …"));
  summary_->setWordWrap(true);
  summary_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  summary_->setAccessibleName(tr("Summary"));
  progress_ = new QProgressBar;
  progress_->setRange(0, experiment.repeats());
  progress_->setFormat(tr("split %v of %m"));
  progress_->setAccessibleName(tr("Splits done"));
  stopButton_ = new QPushButton(tr("Stop"));
  stopButton_->setToolTip(tr("Stop and keep the splits that are done"));
  connect(stopButton_, &QPushButton::clicked, this, &HeldOutWindow::stop);
  auto* share = new QPushButton(tr("Copy or export"));
  share->setToolTip(tr("The plot as a picture, or the numbers behind it"));
  auto* menu = new QMenu(share);
  menu->addActions(offerFigure(*plot_, *this));
  share->setMenu(menu);
  auto* bar = new QHBoxLayout;
  bar->addWidget(progress_, 1);
  bar->addStretch();
  bar->addWidget(share);
  bar->addWidget(stopButton_);
  auto* layout = new QVBoxLayout(this);
  layout->addLayout(makeSettings());
  layout->addWidget(plot_, 1);
  layout->addWidget(new QLabel(tr("Click the plot to adopt a λ.")));
  layout->addWidget(summary_);
  layout->addLayout(bar);
  plot_->setPlottingHint(QCP::phFastPolylines);
  plot_->setAccessibleName(tr("Test error over lambda"));
  plot_->setToolTip(tr("Click to adopt this λ; Ctrl+C copies the plot"));
  plot_->setFocusPolicy(Qt::StrongFocus);
  plot_->setMinimumSize(480, 300);
  plot_->xAxis->setScaleType(QCPAxis::stLogarithmic);
  plot_->xAxis->setTicker(QSharedPointer<QCPAxisTickerLog>(new QCPAxisTickerLog));
  plot_->xAxis->setNumberFormat(QStringLiteral("eb"));
  plot_->xAxis->setNumberPrecision(0);
  plot_->xAxis->setLabel(QStringLiteral("λ"));
  plot_->yAxis->setLabel(tr("test error (mean squared error)"));
  plot_->legend->setVisible(true);
  stylePlot(*plot_);
  prepareForFigure(*plot_);
  connect(plot_, &QCustomPlot::mousePress, this, [this](const QMouseEvent* event) {
    if (splits_.empty() || event->button() != Qt::LeftButton) return;
    const double at = plot_->xAxis->pixelToCoord(event->position().x());
    const auto& grid = splits_.front().lambdas;
    double best = grid.front();
    for (const double lambda : grid)
      if (std::abs(std::log(lambda / at)) < std::abs(std::log(best / at))) best = lambda;
    Q_EMIT lambdaChosen(best);
  });
  resize(720, 560);
  // Those of a session may be of another grid.
  const auto lambdas = heldOutLambdas(experiment);
  for (auto& split : splits)
    if (split.lambdas == lambdas) add(std::move(split));
  if (splitsDone() >= experiment.repeats())
    finish({});
  else if (goesOn)
    startSplit(splitsDone());
  else
    stop();
}

QLayout* HeldOutWindow::makeSettings() {
  auto* row = new QHBoxLayout;
  const auto add = [&](const QString& name, const char* path, const Parameter& parameter) {
    auto* field = new NumberField;
    field->setRange(parameter.low, parameter.high, parameter.openLow,
                    parameter.type == ParameterType::Integer);
    field->setAccessibleName(translated(parameter.label));
    field->setToolTip(translated(parameter.help));
    field->setMaximumWidth(static_cast<int>(scaled(80)));
    settings_.emplace_back(QString::fromLatin1(path), field);
    auto* label = new QLabel(name);
    label->setBuddy(field);
    row->addWidget(label);
    row->addWidget(field);
  };
  const auto& fields = documentFields().parameter("heldOut")->kinds->entries.front();
  add(tr("λ &from"), "heldOut.lambdaFrom", *fields.parameter("lambdaFrom"));
  add(tr("&to"), "heldOut.lambdaTo", *fields.parameter("lambdaTo"));
  add(tr("&Number"), "heldOut.lambdaCount", *fields.parameter("lambdaCount"));
  add(tr("&Iterations"), "heldOut.iterations", *fields.parameter("iterations"));
  add(tr("Te&st share"), "heldOut.testFraction", *fields.parameter("testFraction"));
  add(tr("S&plits"), "repeats", *documentFields().parameter("repeats"));
  row->addStretch();
  beginButton_ = new QPushButton(tr("&Compute"));
  beginButton_->setToolTip(tr("Begin anew with these numbers"));
  connect(beginButton_, &QPushButton::clicked, this, &HeldOutWindow::beginAnew);
  row->addWidget(beginButton_);
  for (const auto& [path, field] : settings_) {
    const auto part = path.section(QLatin1Char('.'), 1).toStdString();
    const auto& value =
        part.empty() ? experiment_.at("repeats") : experiment_.at("heldOut").at(part);
    field->setValue(value.get<double>());
  }
  return row;
}

NumberField* HeldOutWindow::setting(const QString& path) const {
  for (const auto& [its, field] : settings_)
    if (its == path) return field;
  return nullptr;
}

void HeldOutWindow::beginAnew() {
  auto next = source_ ? source_() : experiment_;
  for (const auto& [path, field] : settings_) {
    if (!field->submit()) return field->setFocus();
    const double value = field->value();
    const bool isWhole = value == std::floor(value);
    auto changed = next.with(path.toStdString(),
                             isWhole ? Json(static_cast<std::int64_t>(value)) : Json(value));
    if (!changed) {
      summary_->setText(translatedError(changed.error()));
      return field->setFocus();
    }
    next = std::move(*changed);
  }
  experiment_ = next;
  Q_EMIT settingsChanged(experiment_);
  task_.abandon();
  splits_.clear();
  kept_.clear();
  busy_ = true;
  progress_->setRange(0, experiment_.repeats());
  progress_->setValue(0);
  progress_->show();
  stopButton_->setText(tr("Stop"));
  stopButton_->setToolTip(tr("Stop and keep the splits that are done"));
  disconnect(stopButton_, &QPushButton::clicked, nullptr, nullptr);
  connect(stopButton_, &QPushButton::clicked, this, &HeldOutWindow::stop);
  summary_->setText(tr("Solving the first split …"));
  startSplit(0);
}

void HeldOutWindow::startSplit(int split) {
  const auto take = [this, split](Result<HeldOutSplit> result) {
    if (!result) {
      finish(translatedError(result.error()));
      return;
    }
    add(std::move(*result));
    if (split + 1 < experiment_.repeats())
      startSplit(split + 1);
    else
      finish({});
  };
  task_.start(
      [split,
       experiment = experiment_](const BackgroundTask::Context& context) -> Result<HeldOutSplit> {
        const auto repeat = static_cast<std::uint64_t>(split);
        const auto network = drawProblemInstance(experiment, repeat, context.stop);
        if (!network) return network.error();
        return heldOutSplit(experiment, **network, repeat, context.stop);
      },
      take, take);
}

void HeldOutWindow::add(HeldOutSplit split) {
  splits_.push_back(std::move(split));
  kept_.push_back(serialiseSplit(splits_.back()));
  progress_->setValue(splitsDone());
  showSplits();
}

void HeldOutWindow::stop() {
  task_.abandon();
  finish(tr("Stopped after %1.").arg(counted(splitsDone(), "split")));
}

void HeldOutWindow::finish(const QString& message) {
  busy_ = false;
  progress_->setVisible(false);
  stopButton_->setText(tr("Close"));
  stopButton_->setToolTip(tr("Close this window"));
  disconnect(stopButton_, &QPushButton::clicked, this, &HeldOutWindow::stop);
  connect(stopButton_, &QPushButton::clicked, this, &QWidget::close);
  if (!message.isEmpty())
    summary_->setText(splits_.empty() ? message
                                      : summary_->text() + QStringLiteral("<br>") + message);
}

QString HeldOutWindow::summary() const { return summary_->text(); }

QSizeF HeldOutWindow::figureSize() const { return plot_->size(); }

void HeldOutWindow::drawFigure(QCPPainter& painter) { drawPlot(*plot_, painter); }

QString HeldOutWindow::figureData() const {
  QStringList lines{QStringLiteral("model,lambda,mse,std")};
  if (splits_.empty()) return lines.front() + QLatin1Char('\n');
  const auto report = heldOutReport(experiment_, splits_);
  const auto shown = [](const Json& value) {
    return value.is_number() ? toQString(formatNumber(value.get<double>())) : QString();
  };
  for (std::size_t k = 0; k < report["lambdas"].size(); ++k)
    lines << QStringLiteral("network,%1,%2,%3")
                 .arg(shown(report["lambdas"][k]), shown(report["mse"][k]),
                      shown(report["std"][k]));
  for (const auto& [name, value] : report["baselines"].items())
    if (value.is_number()) lines << QStringLiteral("%1,,%2,").arg(toQString(name), shown(value));
  return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

void HeldOutWindow::showSplits() {
  const auto report = heldOutReport(experiment_, splits_);
  const auto& lambdas = report["lambdas"];
  plot_->clearGraphs();
  plot_->clearItems();
  const auto color = QColor::fromRgb(okabeIto[0]);
  auto* upper = plot_->addGraph();
  auto* lower = plot_->addGraph();
  auto* mean = plot_->addGraph();
  for (std::size_t k = 0; k < lambdas.size(); ++k) {
    const double lambda = lambdas[k].get<double>();
    const double mse = report["mse"][k].get<double>();
    mean->addData(lambda, mse);
    if (!report["std"][k].is_number()) continue;
    const double deviation = report["std"][k].get<double>();
    upper->addData(lambda, mse + deviation);
    lower->addData(lambda, mse - deviation);
  }
  auto band = color;
  band.setAlpha(50);
  upper->setPen(Qt::NoPen);
  lower->setPen(Qt::NoPen);
  upper->setBrush(band);
  upper->setChannelFillGraph(lower);
  upper->removeFromLegend();
  lower->removeFromLegend();
  mean->setPen(QPen(color, 2));
  mean->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, color, color, 5));
  mean->setName(splitsDone() > 1 ? tr("network model, mean ± standard deviation")
                                 : tr("network model, one split"));
  auto* best = plot_->addGraph();
  best->addData(report["best"]["lambda"].get<double>(), report["best"]["mse"].get<double>());
  best->setLineStyle(QCPGraph::lsNone);
  best->setScatterStyle(
      QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(color, 2), Qt::NoBrush, 13));
  best->setName(tr("smallest error"));
  double highest = 0;
  int next = 1;
  const std::pair<const char*, QString> lines[] = {{"ridge", tr("one ridge regression")},
                                                   {"geographic", tr("average of the neighbours")},
                                                   {"mean", tr("overall mean")}};
  for (const auto& [key, name] : lines) {
    const double value = report["baselines"][key].get<double>();
    auto* line = plot_->addGraph();
    line->addData(lambdas.front().get<double>(), value);
    line->addData(lambdas.back().get<double>(), value);
    line->setPen(QPen(QColor::fromRgb(okabeIto[next++]), 1.8, Qt::DashLine));
    line->setName(name);
    highest = std::max(highest, value);
  }
  if (!(highest > 0))
    for (const auto& value : report["mse"]) highest = std::max(highest, value.get<double>());
  plot_->xAxis->setRange(lambdas.front().get<double>(), lambdas.back().get<double>());
  // Room for the legend above the highest line.
  plot_->yAxis->setRange(0, 1.45 * highest);
  plot_->replot(QCustomPlot::rpQueuedReplot);

  const auto withDeviation = [](const Json& part) {
    const auto mse = QStringLiteral("<b>%1</b>").arg(threeDigits(part["mse"]));
    return part["std"].is_number() ? mse + QStringLiteral(" ± ") + threeDigits(part["std"]) : mse;
  };
  auto text = tr("Best λ = %1: error %2.")
                  .arg(threeDigits(report["best"]["lambda"]), withDeviation(report["best"]));
  if (fallsToTheEnd(report))
    text += tr(" That is the end of the range: extend it to see whether the error falls on.");
  if (report["chosenByValidation"].is_object())
    text += tr(" Error with λ chosen by validation: %1.")
                .arg(withDeviation(report["chosenByValidation"]));
  text += tr("<br>Ridge %1, average of the neighbours %2, mean %3.")
              .arg(threeDigits(report["baselines"]["ridge"]),
                   threeDigits(report["baselines"]["geographic"]),
                   threeDigits(report["baselines"]["mean"]));
  if (const auto& against = report["paired"]["ridge"]; against["standardError"].is_number())
    text += tr("<br>Difference from ridge, split by split: <b>%1</b> ± %2 (standard error).")
                .arg(threeDigits(against["mean"]), threeDigits(against["standardError"]));
  if (!report["diverged"].empty()) {
    QStringList diverged;
    for (const auto& lambda : report["diverged"]) diverged << threeDigits(lambda);
    text += tr("<br>The method diverged at λ = %1.").arg(diverged.join(QStringLiteral(", ")));
  }
  const auto& paper = report["paper"];
  QStringList published;
  for (const auto& [key, value] : paper.items())
    if (value.is_number())
      published << QStringLiteral("%1 %2").arg(publishedName(key), threeDigits(value));
  if (!published.isEmpty())
    text += tr("<br>Published, on another copy of the data: %1.")
                .arg(published.join(QStringLiteral(", ")));
  const double unit = report["labelDeviation"].get<double>();
  if (unit != 1)
    text +=
        tr("<br>The label was standardised: in its own unit the best root mean squared error is "
           "<b>%1</b>.")
            .arg(threeDigits(unit * std::sqrt(report["best"]["mse"].get<double>())));
  text += tr("<br>Mean of %1.").arg(counted(splitsDone(), "random split"));
  summary_->setText(text);
}

}  // namespace gtv::ui
