#include "ui/optimisation/algorithm_view.h"

#include <qcustomplot.h>

#include <QLabel>
#include <QScrollArea>
#include <QStringList>
#include <QTextDocument>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "federated/catalogue.h"
#include "ui/canvas/canvas_controller.h"
#include "ui/canvas/graph_view.h"
#include "ui/live/run_controller.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

constexpr int millisecondsOfSecond = 1000;

/// "(0.5, −1.25, …)", or the number alone.
QString numbersOf(const Vector& values) {
  constexpr Eigen::Index most = 4;
  constexpr int digits = 3;
  QStringList parts;
  for (Eigen::Index k = 0; k < std::min(most, values.size()); ++k)
    parts << QString::number(values[k], 'g', digits).replace(QLatin1Char('-'), QChar(0x2212));
  if (values.size() > most) parts << QStringLiteral("…");
  const auto all = parts.join(QStringLiteral(", "));
  return values.size() == 1 ? all : QStringLiteral("(%1)").arg(all);
}

}  // namespace

AlgorithmView::AlgorithmView() : text_(new QLabel) {
  auto codes = loadPseudoCode();
  if (codes)
    codes_ = std::move(*codes);
  else
    problem_ = translatedError(codes.error());
  setAccessibleName(tr("Algorithm"));
  text_->setObjectName(QStringLiteral("algorithmText"));
  text_->setAccessibleName(tr("Pseudo-code of the method"));
  text_->setToolTip(
      tr("Select a node on the graph to see its numbers; at a speed of up to five "
         "iterations per second the present line is marked"));
  text_->setTextFormat(Qt::RichText);
  text_->setWordWrap(true);
  text_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  text_->setMargin(8);
  text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  auto* area = new QScrollArea;
  area->setWidget(text_);
  area->setWidgetResizable(true);
  area->setFrameShape(QFrame::NoFrame);
  area->setAccessibleName(tr("Algorithm"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(area);
  setMinimumHeight(110);
  connect(&timer_, &QTimer::timeout, this, &AlgorithmView::nextLine);
}

void AlgorithmView::follow(const ViewSources& sources) {
  run_ = &sources.run;
  RunView::follow(sources);
  auto& canvas = sources.canvas.canvas();
  // What the pointer is on comes first.
  connect(&canvas, &GraphView::hovered, this, [this](int node, int edge) {
    isHovered_ = node >= 0 || edge >= 0;
    asked_ = -1;
    if (!isHovered_) focus();
  });
  connect(run_, &RunController::stateChanged, this, [this] { scheduleRefresh(false); });
}

QString AlgorithmView::text() const { return text_->text(); }

QSizeF AlgorithmView::figureSize() const {
  constexpr double least = 300;
  const double width = std::max<double>(least, text_->width());
  QTextDocument document;
  document.setDefaultFont(text_->font());
  document.setHtml(text());
  document.setTextWidth(width);
  return {width, std::max(least, document.size().height())};
}

void AlgorithmView::drawFigure(QCPPainter& painter) {
  painter.fillRect(QRectF(QPointF(0, 0), figureSize()), canvasColors().background);
  QTextDocument document;
  document.setDefaultFont(text_->font());
  document.setHtml(
      QStringLiteral("<span style='color:%1'>%2</span>").arg(canvasColors().text.name(), text()));
  document.setTextWidth(figureSize().width());
  document.drawContents(&painter);
}

QString AlgorithmView::figureData() const {
  QTextDocument document;
  document.setHtml(text());
  QString out = QStringLiteral("line\n");
  for (auto line : document.toPlainText().split(QLatin1Char('\n')))
    out += QStringLiteral("\"%1\"\n").arg(line.replace(QLatin1Char('"'), QStringLiteral("\"\"")));
  return out;
}

const PseudoCode* AlgorithmView::code() const {
  const auto found = codes_.find(experiment().solver().kind());
  return found == codes_.end() ? nullptr : &found->second;
}

int AlgorithmView::node() const { return nodes().empty() ? 0 : nodes().front(); }

void AlgorithmView::focus() {
  // The answer is a snapshot, after which this view is drawn again.
  if (run_ == nullptr || !network() || isHovered_ || asked_ == node()) return;
  if (node() >= network()->nodeCount() || !isOnScreen(*this)) return;
  asked_ = node();
  run_->solver().setFocus(asked_, -1);
}

bool AlgorithmView::isSlow() const {
  const int speed = run_ == nullptr ? 0 : run_->solver().speed();
  return 0 < speed && speed <= fastestSlowMotion;
}

void AlgorithmView::setSnapshot(std::shared_ptr<const Snapshot> snapshot) {
  const auto last = this->snapshot();
  RunView::setSnapshot(std::move(snapshot));
  const auto& now = this->snapshot();
  if (now && last && now->numbers.iteration == last->numbers.iteration) return;
  before_.resize(0, 0);
  if (now && last && now->numbers.iteration == last->numbers.iteration + 1) before_ = last->W;
  line_ = -1;
  timer_.stop();
  const auto* method = code();
  if (!now || method == nullptr || !isSlow()) return;
  line_ = 0;
  if (run_->isRunning())
    timer_.start(millisecondsOfSecond /
                 (run_->solver().speed() * static_cast<int>(method->loop.size())));
}

void AlgorithmView::nextLine() {
  const auto* method = code();
  if (method == nullptr || line_ + 1 >= static_cast<int>(method->loop.size())) {
    timer_.stop();
    return;
  }
  ++line_;
  scheduleRefresh(true);
}

void AlgorithmView::forget(bool /*another*/) {
  before_.resize(0, 0);
  line_ = -1;
  asked_ = -1;
  timer_.stop();
}

QString AlgorithmView::valueOf(const std::string& quantity) const {
  const auto& now = snapshot();
  const int i = node();
  if (!now || i >= now->W.cols()) return {};
  const Vector w = now->W.col(i);
  const bool hasBefore = before_.cols() == now->W.cols() && before_.rows() == now->W.rows();
  const auto* balance =
      now->nodeBalance && now->nodeBalance->node == i ? &*now->nodeBalance : nullptr;
  const auto said = [](const QString& name, const Vector& values) {
    return QStringLiteral("%1 = %2").arg(name, numbersOf(values));
  };
  const auto name = QStringLiteral("w<sub>%1</sub>").arg(i);
  if (quantity == "parameters") return said(name, w);
  if (quantity == "before")
    return hasBefore ? tr("before: %1").arg(said(name, before_.col(i))) : QString();
  if (quantity == "reflected")
    return hasBefore ? QStringLiteral("2%1 − %1<sup>%2</sup> = %3")
                           .arg(name, tr("before"), numbersOf(2 * w - before_.col(i)))
                     : QString();
  if (quantity == "gradient")
    return balance != nullptr && balance->gradient.size() > 0
               ? said(QStringLiteral("∇L<sub>%1</sub>(%2)").arg(i).arg(name), balance->gradient)
               : QString();
  if (quantity == "outflow")
    return balance != nullptr && balance->outflow.size() > 0
               ? said(QStringLiteral("s<sub>%1</sub>").arg(i), balance->outflow)
               : QString();
  if (quantity == "mean") return said(QStringLiteral("w̄"), now->W.rowwise().mean());
  if (quantity == "step")
    return now->gradientStep ? QStringLiteral("α = %1").arg(*now->gradientStep, 0, 'g', 3)
                             : QString();
  const auto& graph = *now->network->graph;
  Vector mean = Vector::Zero(w.size());
  double weights = 0;
  for (const auto& neighbour : graph.neighbours(i)) {
    const double weight = graph.edge(neighbour.edge).weight;
    mean += weight * now->W.col(neighbour.neighbour);
    weights += weight;
  }
  return weights > 0 ? said(tr("mean of the neighbours"), mean / weights) : QString();
}

QString AlgorithmView::lineOf(const PseudoCodeLine& line, bool isMarked,
                              const QString& indent) const {
  QStringList values;
  for (const auto& quantity : line.shows)
    if (auto value = valueOf(quantity); !value.isEmpty()) values << value;
  auto text = translated(line.text);
  if (isMarked)
    text = QStringLiteral("<span style='background-color:%1;color:%2'><b>▶ %3</b></span>")
               .arg(palette().color(QPalette::Highlight).name(),
                    palette().color(QPalette::HighlightedText).name(), text);
  if (!values.isEmpty())
    text +=
        QStringLiteral("<br><span style='color:%1'>%2</span>")
            .arg(palette().color(QPalette::Link).name(), values.join(QStringLiteral(" &nbsp; ")));
  return QStringLiteral("<p style='margin:0 0 6px %1'>%2</p>").arg(indent, text);
}

void AlgorithmView::refresh() {
  const auto* method = network() ? code() : nullptr;
  if (method == nullptr) {
    text_->setText(problem_);
    return;
  }
  focus();
  if (run_ != nullptr && !isSlow()) line_ = -1;
  const auto& keys = network()->nodeKeys;
  const auto at = static_cast<std::size_t>(node());
  const auto name = at < keys.size() ? toQString(keys[at]).toHtmlEscaped() : QString();
  const auto* entry = solverCatalogue().find(experiment().solver().kind());
  QString html = QStringLiteral("<p style='margin:0 0 6px 0'><b>%1</b> &nbsp; %2</p>")
                     .arg(translated(entry->info.label).toHtmlEscaped(),
                          tr("with the numbers of node %1").arg(name));
  for (const auto& line : method->once) html += lineOf(line, false, QStringLiteral("0"));
  html += QStringLiteral("<p style='margin:0 0 6px 0'><b>%1</b></p>")
              .arg(snapshot() ? tr("for k = 1, 2, … (now %1)").arg(snapshot()->numbers.iteration)
                              : tr("for k = 1, 2, …"));
  for (std::size_t k = 0; k < method->loop.size(); ++k)
    html += lineOf(method->loop[k], static_cast<int>(k) == line_, QStringLiteral("24px"));
  text_->setText(html);
}

}  // namespace gtv::ui
