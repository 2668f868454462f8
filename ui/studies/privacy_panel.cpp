#include "ui/studies/privacy_panel.h"

#include <qcustomplot.h>

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>
#include <QToolTip>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "instances/local_models.h"
#include "session/session_studies.h"
#include "ui/forms/number_field.h"
#include "ui/plots/session_values.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

/// Problems with at most so many parameters follow the run; their matrices have that many rows.
constexpr int smallSystem = 400;
/// Pixels from a point of a curve to a pointer that means it.
constexpr double pointReach = 12;

bool sharesLabels(const ProblemInstance& network, int node) {
  return network.data->labeled[static_cast<std::size_t>(node)] &&
         network.data->datasets.sampleCount(node) > 0;
}

}  // namespace

PrivacyPanel::PrivacyPanel()
    : subject_(new QLabel),
      what_(new QComboBox),
      over_(new QComboBox),
      sample_(new NumberField),
      button_(new QPushButton),
      status_(new QLabel),
      key_(new QLabel),
      plot_(new QCustomPlot) {
  setAccessibleName(tr("Utility against privacy"));
  what_->setToolTip(tr("The private number of a sample: its label, or one of its features"));
  what_->setAccessibleName(tr("Private number"));
  what_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  over_->addItems({tr("noise on updates"), tr("noise on features"), tr("groups of k")});
  over_->setToolTip(
      tr("What hides the number: noise on everything that nodes share, noise on their features, or "
         "groups of k samples that get the mean of their features"));
  over_->setAccessibleName(tr("Protection"));
  sample_->setToolTip(tr("Number of the private sample within the node"));
  sample_->setRange(1, 1, false, true);
  sample_->setValue(1);
  sample_->setFixedWidth(60);
  sample_->setAccessibleName(tr("Private sample"));
  status_->setWordWrap(true);
  status_->setContentsMargins(6, 0, 6, 0);
  status_->setAccessibleName(tr("State of the privacy curve"));
  key_->setWordWrap(true);
  key_->setTextFormat(Qt::RichText);
  key_->setContentsMargins(6, 0, 6, 0);
  key_->hide();
  auto* bar = new QHBoxLayout;
  bar->setContentsMargins(6, 4, 6, 0);
  bar->addWidget(subject_);
  bar->addWidget(what_);
  bar->addWidget(new QLabel(tr("of sample")));
  bar->addWidget(sample_);
  bar->addStretch();
  auto* second = new QHBoxLayout;
  second->setContentsMargins(6, 0, 6, 0);
  second->addWidget(new QLabel(tr("hidden by")));
  second->addWidget(over_);
  second->addStretch();
  second->addWidget(button_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2);
  layout->addLayout(bar);
  layout->addLayout(second);
  layout->addWidget(status_);
  layout->addWidget(key_);
  layout->addWidget(plot_, 1);

  plot_->setPlottingHint(QCP::phFastPolylines);
  plot_->setAccessibleName(tr("Error against information"));
  plot_->setMinimumHeight(100);
  plot_->setToolTip(tr(
      "Every point is a noise level or a group size. Horizontal: how much the first update reveals "
      "about the private number (mutual information). Vertical: the distance of the models from "
      "those without protection, (1/n) Σ E‖w̃ − ŵ‖²; where it is not known, the level itself."));
  plot_->yAxis->setScaleType(QCPAxis::stLogarithmic);
  plot_->yAxis->setTicker(QSharedPointer<QCPAxisTickerLog>(new QCPAxisTickerLog));
  plot_->yAxis->setNumberFormat(QStringLiteral("eb"));
  plot_->yAxis->setNumberPrecision(0);
  known_ = plot_->addGraph();
  unknown_ = plot_->addGraph();
  present_ = plot_->addGraph();
  known_->setName(tr("other labels known"));
  unknown_->setName(tr("other labels unknown"));
  present_->setName(tr("the document's own"));
  present_->setLineStyle(QCPGraph::lsNone);
  plot_->legend->setVisible(false);  // on paper only, see drawFigure()
  prepareForFigure(*plot_);
  PrivacyPanel::refreshTheme();

  connect(button_, &QPushButton::clicked, this, [this] {
    if (isBusy())
      cancel();
    else
      start();
  });
  connect(sample_, &NumberField::committed, this, [this] { scheduleRefresh(true); });
  connect(what_, &QComboBox::activated, this, [this] { scheduleRefresh(true); });
  connect(over_, &QComboBox::activated, this, [this] { scheduleRefresh(true); });
  connect(plot_, &QCustomPlot::mouseMove, this,
          [this](const QMouseEvent* event) { showPoint(*event); });
  showButton();
}

/// Labels ask for one line and then take several from what is below them.
void PrivacyPanel::fitWords() {
  for (auto* label : {status_, key_})
    label->setMinimumHeight(std::max(0, label->heightForWidth(width())));
}

void PrivacyPanel::resizeEvent(QResizeEvent* event) {
  RunView::resizeEvent(event);
  fitWords();
}

PrivacyPanel::Request PrivacyPanel::request() const {
  Request out;
  out.network = network();
  if (!network()) return out;
  out.lambda = snapshot() ? snapshot()->numbers.lambda : experiment().lambda();
  const auto& requested = experiment();
  out.terms = {requested.at("loss"), requested.at("model"), requested.at("nodes")};
  // Models that fit and predict are changed by their method alone.
  if (trainsLearners(requested)) out.terms.push_back(requested.at("solver"));
  for (int i = 0; i < network()->nodeCount() && out.number.node < 0; ++i)
    if (sharesLabels(*network(), i)) out.number.node = i;
  if (!nodes().empty()) out.number.node = nodes().front();
  out.number.sample = static_cast<Eigen::Index>(sample_->value()) - 1;
  out.number.feature = what_->currentData().toInt();
  out.over = static_cast<PrivacyOver>(over_->currentIndex());
  const auto solver = experiment().solver();
  const double perturbation = solver.kind() == "fedrelax" ? solver.number("perturbation") : 0;
  const auto privacy = experiment().privacy();
  if (out.over == PrivacyOver::Updates) {
    out.present = perturbation;
  } else {
    out.updateNoise = perturbation;
    // The network of another level is another problem.
    const auto nameless = requested.withoutFileNames();
    for (const char* field : {"penalty", "data", "graph", "stop"})
      out.terms.push_back(nameless.at(field));
    if (out.over == PrivacyOver::Features && privacy.kind() == "noise")
      out.present = privacy.number("noise");
    if (out.over == PrivacyOver::Groups && privacy.kind() == "k-anonymity")
      out.present = privacy.number("k");
  }
  if (auto fits = checkPrivateNumber(experiment(), *network(), out.number); !fits) {
    out.why = translatedMessage(fits.error().message);
    out.why[0] = out.why[0].toUpper();
    out.why += QLatin1Char('.');
  }
  return out;
}

void PrivacyPanel::showNumbers() {
  std::vector<int> features;
  if (network()) features = privateFeatures(*network());
  const auto name = [&](std::size_t k) {
    return toQString(network()->raw->featureNames[static_cast<std::size_t>(features[k])]);
  };
  bool same = what_->count() == static_cast<int>(features.size()) + 1;
  for (std::size_t k = 0; same && k < features.size(); ++k)
    same = what_->itemText(static_cast<int>(k) + 1) == name(k);
  if (same) return;
  const auto before = what_->currentText();
  what_->clear();
  what_->addItem(tr("label"), -1);
  for (std::size_t k = 0; k < features.size(); ++k) what_->addItem(name(k), features[k]);
  what_->setCurrentIndex(std::max(0, what_->findText(before)));
}

void PrivacyPanel::forget(bool another) {
  static_cast<void>(another);
  cancel();
  requested_ = {};
  setResult({}, {});
}

void PrivacyPanel::restoreState(const Json& screen, const Studies& studies, int /*runNumber*/) {
  restore(memberOf(screen, "privacy"), findStudy(studies, "privacy"));
}

void PrivacyPanel::saveStudies(Studies& studies, bool /*running*/) {
  if (!study().empty()) studies["privacy"] = study();
}

Json PrivacyPanel::state() const {
  if (pendingRestore_.is_object()) return pendingRestore_;
  return {{"subject", what_->currentIndex()},
          {"over", over_->currentIndex()},
          {"sample", sample_->value()},
          {"computed", isBusy() || !result_.known.empty() || !result_.unknown.empty()}};
}

void PrivacyPanel::restore(const Json& state, StudyParts study) {
  pendingRestore_ = state;
  studyToRestore_ = std::move(study);
  scheduleRefresh(true);
}

Json PrivacyPanel::json(const Request& request) {
  const auto& [node, sample, feature] = request.number;
  return {{"lambda", request.lambda},
          {"node", node},
          {"sample", sample},
          {"feature", feature},
          {"terms", request.terms},
          {"present", request.present},
          {"noise", request.updateNoise},
          {"over", static_cast<int>(request.over)}};
}

void PrivacyPanel::setResult(const PrivacyStudy& result, const Request& of) {
  result_ = result;
  costFor_ = of;
  kept_.clear();
  if (!result.known.empty() || !result.unknown.empty())
    kept_ = serialisePrivacy({result, json(of)});
}

bool PrivacyPanel::takePendingRestore() {
  if (!pendingRestore_.is_object() || !snapshot()) return false;
  const auto indexIn = [this](const char* key, const QComboBox& list) {
    const auto kept = pendingRestore_.value(key, Json());
    const bool fits = kept.is_number_integer() && kept >= 0 && kept < list.count();
    return fits ? kept.get<int>() : list.currentIndex();
  };
  what_->setCurrentIndex(indexIn("subject", *what_));
  over_->setCurrentIndex(indexIn("over", *over_));
  return true;
}

void PrivacyPanel::beginDocument() {
  pendingRestore_ = Json();
  studyToRestore_.clear();
  sample_->setValue(1);
  what_->setCurrentIndex(0);
  over_->setCurrentIndex(0);
}

void PrivacyPanel::refresh() {
  showNumbers();
  // It asks as soon as the run is there.
  if (pendingRestore_.is_object() && !snapshot() && network() && network()->nodeCount() > 0) return;
  const auto pending =
      takePendingRestore() ? std::exchange(pendingRestore_, Json()) : Json::object();
  const auto studyToRestore = std::exchange(studyToRestore_, {});
  auto now = request();
  const int node = now.number.node;
  const bool has = network() && node >= 0;
  const auto samples = has ? static_cast<double>(network()->raw->datasets.sampleCount(node)) : 1.0;
  sample_->setRange(1, std::max(1.0, samples), false, true);
  if (const auto kept = pending.value("sample", Json());
      kept.is_number() && kept >= 1 && kept <= samples)
    sample_->setValue(std::floor(kept.get<double>()));
  if (sample_->value() > samples) sample_->setValue(1);
  now = request();
  subject_->setText(
      has ? tr("Node %1:").arg(toQString(network()->nodeKeys[static_cast<std::size_t>(node)]))
          : tr("No node"));
  const bool isToCompute = pending.value("computed", Json()) == Json(true);
  if (now == requested_ && (!isToCompute || isBusy() || !result_.known.empty())) return;
  const auto why = network() ? now.why : tr("Open an experiment first.");
  if (isBusy()) cancel();
  if (!why.isEmpty()) {
    requested_ = now;
    setResult({}, {});
    drawCurves();
    setStatus(why);
    return;
  }
  if (isToCompute) {
    if (const auto kept = deserialisePrivacy(studyToRestore); kept && kept->request == json(now)) {
      requested_ = now;
      take(now, kept->study);
      return;
    }
  }
  const auto size = static_cast<double>(network()->nodeCount()) *
                    static_cast<double>(network()->data->datasets.dimension());
  const bool isQuick =
      now.over == PrivacyOver::Updates && size <= smallSystem && !trainsLearners(experiment());
  if (hasCostOf(now) || isQuick || isToCompute) {
    start();
    return;
  }
  requested_ = now;
  setResult({}, {});
  drawCurves();
  setStatus(tr("“Compute” finds the curve for λ = %1 in the background; it can take a while.")
                .arg(number(now.lambda)));
}

void PrivacyPanel::start() {
  const auto now = request();
  if (!network() || !now.why.isEmpty()) return;
  requested_ = now;
  const bool known = hasCostOf(requested_);
  const auto cost = known ? std::optional(result_.cost) : std::nullopt;
  if (!known) setStatus(tr("Computing…"));
  PrivacyOptions options;
  options.cost = cost;
  options.over = requested_.over;
  options.updateNoise = requested_.updateNoise;
  if (requested_.present > 0) options.present = requested_.present;
  const auto takeResult = [this, requested = requested_](const Result<PrivacyStudy>& found) {
    take(requested, found);
  };
  task_.start(
      [requested = requested_, experiment = experiment(),
       options](const BackgroundTask::Context& context) {
        auto stoppable = options;
        stoppable.stop = context.stop;
        return studyPrivacy(experiment, *requested.network, requested.lambda, requested.number,
                            stoppable);
      },
      takeResult, takeResult);
  showButton();
}

void PrivacyPanel::cancel() {
  if (!isBusy()) return;
  task_.abandon();
  setStatus(tr("Cancelled."));
  showButton();
}

bool PrivacyPanel::hasCostOf(const Request& request) const {
  return request.over == PrivacyOver::Updates && costFor_.over == request.over &&
         costFor_.network == request.network && costFor_.lambda == request.lambda &&
         std::isfinite(result_.cost);
}

void PrivacyPanel::take(const Request& requested, const Result<PrivacyStudy>& result) {
  setResult(result ? *result : PrivacyStudy(), result ? requested : Request());
  drawCurves();
  if (!result)
    setStatus(translatedMessage(result.error().message));
  else if (result->over != PrivacyOver::Updates)
    setStatus(
        tr("λ = %1, estimated, with additional noise of %2 on the update: without it, an observer "
           "who knows all other numbers could compute this one.")
            .arg(number(requested.lambda), number(result->updateNoise)));
  else if (result->exact)
    setStatus(
        tr("λ = %1: less noise means less error and less privacy.").arg(number(requested.lambda)));
  else if (std::isfinite(result->cost))
    setStatus(
        tr("λ = %1, estimated: this number was drawn many times, and the update was computed each "
           "time.")
            .arg(number(requested.lambda)));
  else
    setStatus(
        tr("λ = %1, estimated. The cost of noise is known only for linear models with the mean "
           "squared loss, so the noise level itself is shown.%2")
            .arg(number(requested.lambda), trainsLearners(experiment())
                                               ? tr(" The nodes share predictions on the test set.")
                                               : QString()));
  showButton();
}

bool PrivacyPanel::hasErrors() const {
  return std::all_of(result_.known.begin(), result_.known.end(),
                     [](const auto& point) { return std::isfinite(point.excess); });
}

double PrivacyPanel::height(const PrivacyPoint& point) const {
  return hasErrors() ? point.excess : point.level;
}

QString PrivacyPanel::levelName() const {
  return result_.over == PrivacyOver::Groups ? tr("k") : tr("σ");
}

void PrivacyPanel::drawCurves() {
  double most = 0;
  const auto put = [&](QCPGraph& graph, const std::vector<PrivacyPoint>& points) {
    graph.data()->clear();
    for (const auto& point : points) {
      // Groups of one change nothing: no error, which a logarithmic axis cannot show.
      if (!std::isfinite(point.information) || !(height(point) > 0)) continue;
      graph.addData(point.information, height(point));
      most = std::max(most, point.information);
    }
  };
  plot_->xAxis->setLabel(tr("information (nats)"));
  if (hasErrors())
    plot_->yAxis->setLabel(tr("error"));
  else
    plot_->yAxis->setLabel(result_.over == PrivacyOver::Groups ? tr("group size k")
                                                               : tr("noise σ"));
  known_->setName(result_.exact ? tr("other labels known") : tr("estimated"));
  put(*known_, result_.known);
  put(*unknown_, result_.unknown);
  put(*present_, result_.present ? std::vector{*result_.present} : std::vector<PrivacyPoint>());
  if (result_.present)
    present_->addToLegend();
  else
    present_->removeFromLegend();
  const auto stroke = [](int color, const QString& line, const QString& words) {
    return QStringLiteral("<span style='color:%1'>%2</span>&nbsp;%3")
        .arg(QColor::fromRgb(okabeIto[static_cast<std::size_t>(color)]).name(), line, words);
  };
  QStringList key{
      stroke(0, tr("━━"), result_.exact ? tr("other&nbsp;labels&nbsp;known") : tr("estimated"))};
  if (result_.exact) key << stroke(1, tr("╍╍"), tr("unknown"));
  if (result_.present) key << tr("◇&nbsp;the&nbsp;document's&nbsp;own");
  key_->setText(key.join(QStringLiteral("&nbsp;&nbsp; ")));
  key_->setVisible(!result_.known.empty());
  fitWords();
  if (!result_.known.empty()) {
    double low = std::numeric_limits<double>::infinity();
    double high = 0;
    const auto cover = [&](const PrivacyPoint& point) {
      if (!(height(point) > 0)) return;
      low = std::min(low, height(point));
      high = std::max(high, height(point));
    };
    std::for_each(result_.known.begin(), result_.known.end(), cover);
    if (result_.present) cover(*result_.present);
    constexpr double room = 1.6;
    plot_->xAxis->setRange(0, most > 0 ? 1.05 * most : 1);
    if (high > 0) plot_->yAxis->setRange(low / room, high * room);
  }
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

void PrivacyPanel::setStatus(const QString& words) {
  if (status_->text() == words) return;
  status_->setText(words);
  fitWords();
}

QString PrivacyPanel::statusText() const { return status_->text(); }

void PrivacyPanel::showButton() {
  button_->setText(isBusy() ? tr("&Cancel") : tr("&Compute"));
  button_->setToolTip(isBusy() ? tr("Stop the computation")
                               : tr("Compute the curve for the present λ, in the background"));
}

void PrivacyPanel::showPoint(const QMouseEvent& event) {
  const PrivacyPoint* nearest = nullptr;
  double least = pointReach;
  for (const auto* points : {&result_.known, &result_.unknown})
    for (const auto& point : *points) {
      const QPointF at(plot_->xAxis->coordToPixel(point.information),
                       plot_->yAxis->coordToPixel(height(point)));
      const double distance = QLineF(at, event.position()).length();
      if (distance > least) continue;
      least = distance;
      nearest = &point;
    }
  if (nearest != nullptr)
    QToolTip::showText(
        event.globalPosition().toPoint(),
        std::isfinite(nearest->excess)
            ? tr("%1 = %2: %3 nats, error %4")
                  .arg(levelName(), number(nearest->level), number(nearest->information),
                       number(nearest->excess))
            : tr("%1 = %2: %3 nats")
                  .arg(levelName(), number(nearest->level), number(nearest->information)),
        plot_);
}

void PrivacyPanel::refreshTheme() {
  stylePlot(*plot_);
  const auto pen = [](int color, Qt::PenStyle style) {
    return QPen(QColor::fromRgb(okabeIto[static_cast<std::size_t>(color)]), scaled(2), style);
  };
  known_->setPen(pen(0, Qt::SolidLine));
  unknown_->setPen(pen(1, Qt::DashLine));
  present_->setScatterStyle(QCPScatterStyle(
      QCPScatterStyle::ssDiamond, QPen(canvasColors().text, scaled(1.6)), Qt::NoBrush, scaled(11)));
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

bool PrivacyPanel::isCurrent() const { return RunView::isCurrent() && !isBusy(); }

QSizeF PrivacyPanel::figureSize() const { return plot_->size(); }

void PrivacyPanel::drawFigure(QCPPainter& painter) {
  plot_->legend->setVisible(true);
  drawPlot(*plot_, painter);
  plot_->legend->setVisible(false);
}

QString PrivacyPanel::figureData() const { return toQString(privacyCsv(result_)); }

}  // namespace gtv::ui
