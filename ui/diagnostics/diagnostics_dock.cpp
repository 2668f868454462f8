#include "ui/diagnostics/diagnostics_dock.h"

#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

#include "diagnostics/laplacian_spectrum.h"
#include "ui/canvas/edge_image.h"
#include "ui/diagnostics/cluster_study.h"
#include "ui/live/exact_optimum.h"
#include "ui/live/run_controller.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

constexpr qint64 shortestWait = 250;
constexpr qint64 restPerRound = 20;
constexpr int mostVisible = 6;    ///< rows of a table
constexpr int mostClusters = 50;  ///< in the tables
constexpr int narrowest = 180;

QTreeWidget* makeTable(const QStringList& headers, const QString& name) {
  auto* table = new QTreeWidget;
  table->setHeaderLabels(headers);
  table->setAccessibleName(name);
  table->setRootIsDecorated(false);
  table->setUniformRowHeights(true);
  table->setSelectionMode(QAbstractItemView::NoSelection);
  table->header()->setResizeContentsPrecision(mostVisible);
  table->header()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  table->header()->setMinimumSectionSize(24);
  return table;
}

/// The last column is cut where the table ends; the tooltip has all of it.
void fill(QTreeWidget& table, const std::vector<QStringList>& rows) {
  const int count = static_cast<int>(rows.size());
  while (table.topLevelItemCount() > count) delete table.takeTopLevelItem(count);
  while (table.topLevelItemCount() < count) new QTreeWidgetItem(&table);
  for (int r = 0; r < count; ++r) {
    auto* item = table.topLevelItem(r);
    for (int c = 0; c < table.columnCount(); ++c) item->setText(c, rows[r][c]);
    item->setToolTip(table.columnCount() - 1, rows[r].back());
  }
  table.setVisible(count > 0);
  if (count == 0) return;
  // Once, not at every cell.
  for (int c = 0; c + 1 < table.columnCount(); ++c) table.resizeColumnToContents(c);
  table.setFixedHeight(table.header()->sizeHint().height() +
                       std::min(count, mostVisible) * table.sizeHintForRow(0) +
                       2 * table.frameWidth());
}

QString verdictText(Uniqueness::Verdict verdict) {
  switch (verdict) {
    case Uniqueness::Verdict::Unique:
      return QObject::tr("The solution is unique");
    case Uniqueness::Verdict::NotUnique:
      return QObject::tr("The solution is not unique");
    case Uniqueness::Verdict::Unknown:
      return QObject::tr("It is not known whether the solution is unique");
  }
  return {};
}

/// What the learned clusters of this iterate are called.
GroupKind kindOf(const IterateSnapshot& at) {
  return groupKindOf(at.experiment, at.problem.dimension);
}

}  // namespace

DiagnosticsDock::DiagnosticsDock(RunController& run, QWidget* parent)
    : ViewDock(tr("Diagnostics"), QStringLiteral("diagnosticsDock"), new QScrollArea, &picture_,
               parent),
      solver_(run.solver()),
      scroll_(static_cast<QScrollArea*>(widget())),
      subject_(new QLabel),
      rings_(makeTable({tr("steps"), tr("nodes"), tr("error"), tr("moved")},
                       tr("Honest nodes by their distance from the attackers"))),
      clusters_(makeTable({tr("#"), tr("nodes"), tr("labelled"), tr("mean parameters")},
                          tr("Learned clusters"))),
      links_(makeTable({tr("between"), tr("weight"), tr("edges"), tr("flow")},
                       tr("Edges between the learned clusters"))),
      clusterTitle_(new QLabel(tr("<b>Cluster graph</b>"))),
      tooMany_(new QLabel),
      study_(new ClusterStudy),
      picture_(QStringLiteral("diagnostics"), [this](bool) { return lines(); }) {
  auto* content = new QWidget;
  auto* layout = new QVBoxLayout(content);
  layout->setContentsMargins(8, 6, 8, 8);
  layout->setSpacing(6);
  subject_->setWordWrap(true);
  subject_->setText(tr("Nothing to diagnose yet."));
  layout->addWidget(subject_);
  grid_ = new QGridLayout;
  grid_->setColumnStretch(1, 1);
  grid_->setHorizontalSpacing(10);
  grid_->setVerticalSpacing(2);
  layout->addLayout(grid_);
  makeRows();
  makeTables(*layout);
  layout->addWidget(study_);
  layout->addStretch();
  scroll_->setWidgetResizable(true);
  scroll_->setFrameShape(QFrame::NoFrame);
  scroll_->setWidget(content);
  scroll_->setMinimumWidth(narrowest);

  timer_.setSingleShot(true);
  connect(&timer_, &QTimer::timeout, this, &DiagnosticsDock::consider);
  connect(this, &QDockWidget::visibilityChanged, this, &DiagnosticsDock::consider);
  connect(&run, &RunController::networkReplaced, this, [this](const NetworkPicture&, bool another) {
    if (another) forget();
  });
  connect(&run, &RunController::networkChanged, this, [this] { study_->forget(); });
  const auto followRun = [this, &run] { follow(run.snapshot(), run.isRunning()); };
  connect(&run, &RunController::snapshotShown, this, followRun);
  connect(&run, &RunController::stateChanged, this, [&run, followRun] {
    if (run.snapshot()) followRun();
  });
  connect(this, &DiagnosticsDock::diagnosed, &run,
          [this, &run] { run.exactOptimum().offer(*shown_); });
  connect(study_, &ClusterStudy::wanted, this, [this] { solver_.requestIterates(); });
  connect(&solver_, &SolverThread::iteratesReady, this,
          [this](const std::shared_ptr<const IterateSnapshot>& iterates) {
            // Once the table has its place.
            if (study_->start(iterates))
              QTimer::singleShot(100, this,
                                 [this] { scroll_->ensureWidgetVisible(study_->table()); });
            if (std::exchange(roundAsked_, false)) startRound(iterates);
          });
}

DiagnosticsDock::~DiagnosticsDock() {
  disconnect(this, nullptr, this, nullptr);  // nobody looks any more
}

void DiagnosticsDock::addHeading(const QString& title) {
  auto* heading = new QLabel(QStringLiteral("<b>%1</b>").arg(title));
  heading->setContentsMargins(0, 6, 0, 0);
  grid_->addWidget(heading, grid_->rowCount(), 0, 1, 2);
  headings_.push_back({heading, order_.size()});
}

/// A heading without a row is no news.
void DiagnosticsDock::showHeadings() {
  for (std::size_t h = 0; h < headings_.size(); ++h) {
    const auto end = h + 1 < headings_.size() ? headings_[h + 1].from : order_.size();
    bool any = false;
    for (auto k = headings_[h].from; k < end; ++k)
      any = any || !rows_.at(order_[k]).value->text().isEmpty();
    headings_[h].label->setVisible(any);
  }
}

void DiagnosticsDock::addRow(const QString& key, const QString& name, const QString& help) {
  const Row row{new QLabel(name, this), new QLabel(this)};
  row.name->setToolTip(help);
  row.value->setToolTip(help);
  row.value->setTextFormat(Qt::PlainText);
  row.value->setTextInteractionFlags(Qt::TextSelectableByMouse);
  row.value->setAccessibleName(name);
  row.name->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  const int at = grid_->rowCount();
  // Sentences stand without a name. A number is never cut: where there is no room, the dock
  // scrolls.
  if (name.isEmpty()) {
    row.value->setWordWrap(true);
    grid_->addWidget(row.value, at, 0, 1, 2);
  } else {
    grid_->addWidget(row.name, at, 0);
    grid_->addWidget(row.value, at, 1);
  }
  rows_[key] = row;
  order_.push_back(key);
}

void DiagnosticsDock::makeRows() {
  addHeading(tr("Objective"));
  addRow(QStringLiteral("objective"), tr("objective"), tr("P(W), which is minimised"));
  addRow(QStringLiteral("loss"), tr("local losses"), tr("Σ L_i(w_i)"));
  addRow(QStringLiteral("gtv"), tr("λ · GTV"), tr("λ Σ A_e φ(w_i − w_j)"));
  addRow(QStringLiteral("boundary"), tr("boundary GTV"),
         tr("Σ A_e φ(w_i − w_j) over the edges between true clusters, without λ"));
  addHeading(tr("Distance from the optimum"));
  addRow(QStringLiteral("certificate"), QString(),
         tr("Bound that a feasible flow proves (repaired dual bound); it holds for every method"));
  addRow(QStringLiteral("gap"), tr("certified gap"), tr("P(W) − min P is at most this"));
  addRow(QStringLiteral("ball"), tr("ball gap"),
         tr("How much the objective can fall at most if no node moves farther than this radius; "
            "beyond the radius it is no bound"));
  addRow(QStringLiteral("stationarity"), tr("stationarity"),
         tr("Largest imbalance of a node: ‖∇L_i(w_i) + (DᵀU)_i‖"));
  addRow(QStringLiteral("capacity"), tr("capacity"),
         tr("Largest share by which a flow exceeds the capacity λA_e of its edge"));
  addRow(QStringLiteral("complementarity"), tr("complementarity"),
         tr("Largest λA_e φ(w_i − w_j) − uᵀ(w_i − w_j): a jump needs a flow at capacity along it"));
  addRow(
      QStringLiteral("flow"), tr("flow"),
      tr("For penalties that are not norms: largest distance of a flow from λA_e ∇φ(w_i − w_j)"));
  addRow(QStringLiteral("contraction"), tr("contraction"),
         tr("Factor by which the steps (Euclidean norm) have recently shrunk per iteration"));
  addRow(QStringLiteral("proved"), tr("… proved"),
         tr("Bound on the contraction factor that is proved for the method"));
  addRow(QStringLiteral("unique"), QString(), tr("Whether the minimiser is unique, and why"));
  addHeading(tr("Graph"));
  addRow(QStringLiteral("components"), tr("components"),
         tr("Parts of the graph that no edge joins"));
  addRow(QStringLiteral("lambda2"), tr("λ₂"),
         tr("Second smallest eigenvalue of the Laplacian: 0 for several components, the larger the "
            "better connected; for at most %1 nodes")
             .arg(mostForSpectrum));
  addRow(
      QStringLiteral("variation"), tr("normalised variation"),
      tr("Σ A_e ‖w_i − w_j‖² / Σ ‖w_i‖²: between 0 and the largest eigenvalue of the Laplacian"));
  addHeading(tr("Clusters or groups of similar models"));
  addRow(QStringLiteral("clusters"), tr("learned"),
         tr("Learned clusters: connected nodes with equal parameters, up to the tolerance. With a "
            "penalty that is not a norm these are groups of similar models, which never become "
            "equal."));
  addRow(QStringLiteral("ari"), tr("agreement (ARI)"),
         tr("Adjusted Rand index with the true clusters: 1 for equal clusters, 0 for chance"));
  addRow(QStringLiteral("conductance"), tr("largest conductance"),
         tr("Of the learned clusters: the edge weight that leaves a cluster over the strengths of "
            "its nodes, or of the others if that is less. 0 if no edge joins two clusters"));
  addRow(QStringLiteral("saturated"), tr("saturated edges"),
         tr("Edges whose flow is at capacity: the only ones that may carry a jump"));
  addRow(QStringLiteral("saturation"), tr("largest saturation"), tr("‖u_e‖*/(λA_e)"));
  addHeading(tr("Errors"));
  addRow(QStringLiteral("mse"), tr("parameter MSE"), tr("(1/n) Σ ‖w_i − w̄_i‖², E_est [CFL 39]"));
  addRow(QStringLiteral("pooled"), tr("E_pooled"),
         tr("The same error for one model per true cluster, trained on all its data"));
  addRow(QStringLiteral("ratio"), tr("E_est / E_pooled"),
         tr("A value of 1 means as good as with known clusters"));
  addRow(QStringLiteral("theory"), tr("… without edges"),
         tr("Value of E_est / E_pooled that theory gives if every node fits its own data alone "
            "(E_est = σ²d/(m − d − 1))"));
  addRow(QStringLiteral("train"), tr("training error"),
         tr("Mean squared error on the training labels (label MSE)"));
  addRow(QStringLiteral("test"), tr("validation error"),
         tr("Mean squared error on the validation labels (label MSE)"));
  addRow(QStringLiteral("trainAccuracy"), tr("training accuracy"),
         tr("Share of right predictions of the training labels, which are classes"));
  addRow(QStringLiteral("testAccuracy"), tr("validation accuracy"),
         tr("Share of right predictions of the validation labels, which are classes"));
  addHeading(tr("Poisoning"));
  addRow(QStringLiteral("attackers"), tr("attackers"),
         tr("Nodes with poisoned data or tampered updates"));
  addRow(QStringLiteral("victimMse"), tr("honest nodes, MSE"),
         tr("(1/n) Σ ‖w_i − w̄_i‖² over the honest nodes"));
  addRow(QStringLiteral("victimTrain"), tr("honest nodes, training"),
         tr("Mean squared error of the honest nodes on the training labels; for classes the share "
            "of right predictions"));
  addRow(QStringLiteral("victimTest"), tr("honest nodes, validation"),
         tr("Mean squared error of the honest nodes on the validation labels; for classes the "
            "share of right predictions"));
  addRow(QStringLiteral("moved"), tr("moved at most"),
         tr("Largest ‖w_i − argmin L_i‖ of an honest node: its distance from its own optimum"));
  addRow(QStringLiteral("bound"), tr("bound λa_i/α_i"),
         tr("Bound on that distance at the optimum, whatever the attackers do, for honest nodes "
            "with a strongly convex loss: the largest and the mean. Penalties that are not norms "
            "have no such bound."));
  addRow(QStringLiteral("backdoor"), tr("backdoor"),
         tr("Predictions of the honest nodes for their own samples, with the attackers' trigger in "
            "them and without: the share predicted as the target label, or the mean prediction"));
  rings_->setToolTip(
      tr("Honest nodes by the number of edges to the nearest attacker: their number, their mean "
         "error, and their mean distance from their own optimum"));
  grid_->addWidget(rings_, grid_->rowCount(), 0, 1, 2);
  headings_.back().label->hide();
  fill(*rings_, {});
}

void DiagnosticsDock::makeTables(QVBoxLayout& layout) {
  layout.addWidget(clusterTitle_);
  tooMany_->setWordWrap(true);
  layout.addWidget(tooMany_);
  layout.addWidget(clusters_);
  layout.addWidget(links_);
  fill(*clusters_, {});
  fill(*links_, {});
}

void DiagnosticsDock::put(const QString& key, const QString& text) {
  const auto& row = rows_.at(key);
  if (row.value->text() != text) row.value->setText(text);
  row.name->setVisible(!text.isEmpty() && !row.name->text().isEmpty());
  row.value->setVisible(!text.isEmpty());
}

QString DiagnosticsDock::textOf(const QString& key) const { return rows_.at(key).value->text(); }

TableFigure::Lines DiagnosticsDock::lines() const {
  TableFigure::Lines out{{tr("quantity"), tr("value")}};
  if (!shown_) return out;
  out.push_back({tr("λ"), number(shown_->of->problem.lambda, 6)});
  out.push_back({tr("iteration"), QString::number(shown_->of->iteration)});
  const std::map<QString, QString> sentences{{QStringLiteral("certificate"), tr("certificate")},
                                             {QStringLiteral("unique"), tr("uniqueness")}};
  for (const auto& key : order_) {
    const auto& row = rows_.at(key);
    const auto sentence = sentences.find(key);
    if (!row.value->text().isEmpty())
      out.push_back(
          {sentence == sentences.end() ? row.name->text() : sentence->second, row.value->text()});
  }
  const bool similar = kindOf(*shown_->of) == GroupKind::SimilarModels;
  for (const auto& [table, name] :
       {std::pair{rings_, tr("%1 steps from the attackers: %2")},
        std::pair{clusters_, similar ? tr("group %1: %2") : tr("cluster %1: %2")},
        std::pair{links_, similar ? tr("groups %1: %2") : tr("clusters %1: %2")}})
    for (int r = 0; r < table->topLevelItemCount(); ++r)
      for (int c = 1; c < table->columnCount(); ++c)
        out.push_back({name.arg(table->topLevelItem(r)->text(0), table->headerItem()->text(c)),
                       table->topLevelItem(r)->text(c)});
  return out;
}

void DiagnosticsDock::follow(std::shared_ptr<const Snapshot> snapshot, bool running) {
  // What is computed for another run is of no use to anybody.
  if (newest_ && newest_->runNumber != snapshot->runNumber) {
    task_.requestStop();
    wait_ = 0;
  }
  newest_ = std::move(snapshot);
  running_ = running;
  consider();
}

void DiagnosticsDock::forget() {
  task_.requestStop();
  newest_ = requested_ = seen_ = nullptr;
  shown_ = nullptr;
  wait_ = 0;
  subject_->setText(tr("Nothing to diagnose yet."));
  for (const auto& key : order_) put(key, {});
  for (auto* table : {rings_, clusters_, links_}) fill(*table, {});
  tooMany_->hide();
  showHeadings();
  study_->forget();
}

void DiagnosticsDock::startStudy() {
  show();
  raise();
  if (!study_->isBusy()) study_->button()->click();
}

bool DiagnosticsDock::isWatched() const {
  const bool attacked = newest_->network && !newest_->network->attackers.empty();
  return isOnScreen(*this) ||
         std::any_of(otherViews_.begin(), otherViews_.end(), [&](const OtherView& other) {
           return !other.view.isNull() && (attacked || other.when == Rounds::Always) &&
                  isOnScreen(*other.view);
         });
}

void DiagnosticsDock::alsoFor(const QWidget& view, Rounds when) {
  otherViews_.push_back({&view, when});
  if (const auto* dock = qobject_cast<const QDockWidget*>(view.parentWidget()))
    connect(dock, &QDockWidget::visibilityChanged, this, &DiagnosticsDock::consider);
}

void DiagnosticsDock::consider() {
  if (busy_ || !newest_ || newest_ == seen_ || !isWatched()) return;
  const bool over = !running_ || newest_->status != RunStatus::Running;
  const qint64 left = sinceRound_.isValid() && !over ? wait_ - sinceRound_.elapsed() : 0;
  if (left > 0) {
    timer_.start(static_cast<int>(left));
    return;
  }
  busy_ = true;
  roundAsked_ = true;
  requested_ = newest_;
  solver_.requestIterates();
}

void DiagnosticsDock::startRound(const std::shared_ptr<const IterateSnapshot>& iterates) {
  if (!iterates) {
    // There is no run; the next one comes with a picture.
    busy_ = false;
    newest_ = nullptr;
    return;
  }
  task_.start(
      [iterates](const BackgroundTask::Context& context) {
        return diagnose(iterates, context.stop);
      },
      [this](std::optional<LiveDiagnosis> diagnosis) { finishRound(std::move(diagnosis)); },
      [this](const Error& error) {
        WatchedApplication::report(error);
        seen_ = requested_;  // not again of the same iterate
        finishRound(std::nullopt);
      });
}

void DiagnosticsDock::finishRound(std::optional<LiveDiagnosis> diagnosis) {
  busy_ = false;
  // The run itself may be newer than its newest picture.
  if (diagnosis && newest_ && diagnosis->of->runNumber >= newest_->runNumber) {
    seen_ = requested_;
    shown_ = std::make_unique<LiveDiagnosis>(std::move(*diagnosis));
    if (shown_->of->learned) {
      showLearned(*shown_);
    } else {
      showRound(*shown_);
      Q_EMIT diagnosed();
    }
    wait_ = std::max(shortestWait, static_cast<qint64>(1000 * restPerRound * shown_->seconds));
    sinceRound_.start();
  }
  consider();
}

void DiagnosticsDock::showRound(const LiveDiagnosis& diagnosis) {
  const auto& at = *diagnosis.of;
  subject_->setText(tr("<b>λ = %1, iteration %L2</b>").arg(at.problem.lambda).arg(at.iteration));
  const double coupling = at.problem.lambda * diagnosis.gtv;
  put(QStringLiteral("objective"), number(diagnosis.loss + coupling, 6));
  put(QStringLiteral("loss"), number(diagnosis.loss, 6));
  put(QStringLiteral("gtv"), number(coupling, 6));
  put(QStringLiteral("boundary"),
      diagnosis.boundaryGtv ? number(*diagnosis.boundaryGtv) : QString());
  // The certificate bar may know the flow of the exact optimum, which proves more.
  const auto words = translatedMessage(describeBound(diagnosis.bound));
  put(QStringLiteral("certificate"),
      diagnosis.bound.relative < 1 ? tr("%1 (by its own flow)").arg(words) : words);
  put(QStringLiteral("gap"), number(diagnosis.bound.gap, 6));
  put(QStringLiteral("ball"),
      tr("%1 within %2").arg(number(diagnosis.ballGap), number(diagnosis.ballRadius)));
  showResiduals(diagnosis);
  showClusters(diagnosis);
  showErrors(diagnosis);
  showPoisoning(diagnosis);
  showClusterGraph(diagnosis);
  clusterTitle_->setVisible(!diagnosis.clusters.empty());
  showHeadings();
}

/// What is known of models without parameters.
void DiagnosticsDock::showLearned(const LiveDiagnosis& diagnosis) {
  const auto& at = *diagnosis.of;
  for (const auto& key : order_) put(key, {});
  subject_->setText(tr("<b>λ = %1, iteration %L2</b>").arg(at.problem.lambda).arg(at.iteration));
  const double coupling = at.problem.lambda * diagnosis.gtv;
  put(QStringLiteral("objective"), number(diagnosis.loss + coupling, 6));
  put(QStringLiteral("loss"), number(diagnosis.loss, 6));
  put(QStringLiteral("gtv"), number(coupling, 6));
  showErrors(diagnosis);
  showPoisoning(diagnosis);
  clusterTitle_->hide();
  tooMany_->hide();
  fill(*clusters_, {});
  fill(*links_, {});
  showHeadings();
}

void DiagnosticsDock::showResiduals(const LiveDiagnosis& diagnosis) {
  const auto& at = *diagnosis.of;
  put(QStringLiteral("stationarity"), number(diagnosis.kkt.stationarity));
  // A norm has a capacity, any other penalty a flow that belongs to the difference.
  const bool norm = diagnosis.saturation.size() > 0;
  put(QStringLiteral("capacity"), norm ? number(diagnosis.kkt.capacity) : QString());
  put(QStringLiteral("complementarity"), norm ? number(diagnosis.kkt.complementarity) : QString());
  put(QStringLiteral("flow"), norm ? QString() : number(diagnosis.kkt.flow));
  const auto factor = [](const std::optional<double>& x) { return x ? number(*x, 5) : QString(); };
  put(QStringLiteral("contraction"), factor(at.contraction));
  put(QStringLiteral("proved"), factor(at.predictedContraction));
  const auto& unique = diagnosis.uniqueness;
  put(QStringLiteral("unique"),
      unique.reason.empty() ? verdictText(unique.verdict)
                            : QStringLiteral("%1: %2").arg(verdictText(unique.verdict),
                                                           translatedMessage(unique.reason)));
}

void DiagnosticsDock::showClusters(const LiveDiagnosis& diagnosis) {
  put(QStringLiteral("clusters"), diagnosis.clusters.empty()
                                      ? tr("none yet")
                                      : groupsText(kindOf(*diagnosis.of), diagnosis.clusters));
  put(QStringLiteral("components"), QStringLiteral("%L1").arg(diagnosis.components));
  put(QStringLiteral("lambda2"), diagnosis.lambda2 ? number(*diagnosis.lambda2) : QString());
  put(QStringLiteral("variation"), std::isfinite(diagnosis.normalisedVariation)
                                       ? number(diagnosis.normalisedVariation)
                                       : QString());
  put(QStringLiteral("ari"), diagnosis.ari ? number(*diagnosis.ari) : QString());
  put(QStringLiteral("conductance"),
      std::isfinite(diagnosis.conductance) ? number(diagnosis.conductance) : QString());
  const auto& saturation = diagnosis.saturation;
  const bool norm = saturation.size() > 0;
  put(QStringLiteral("saturated"), norm ? tr("%L1 of %L2")
                                              .arg((saturation.array() >= saturatedFrom).count())
                                              .arg(saturation.size())
                                        : QString());
  put(QStringLiteral("saturation"), norm ? number(saturation.maxCoeff(), 6) : QString());
}

void DiagnosticsDock::showErrors(const LiveDiagnosis& diagnosis) {
  put(QStringLiteral("mse"), diagnosis.mse ? number(*diagnosis.mse) : QString());
  const auto& estimation = diagnosis.estimation;
  const auto known = [](double x) { return std::isfinite(x) ? number(x) : QString(); };
  put(QStringLiteral("pooled"), estimation ? known(estimation->pooled) : QString());
  put(QStringLiteral("ratio"), estimation ? known(estimation->ratio) : QString());
  put(QStringLiteral("theory"), estimation ? known(estimation->expectedRatio) : QString());
  const bool real = areNumbers(labelKind(diagnosis.of->experiment));
  put(QStringLiteral("train"), real ? known(diagnosis.labels.train) : QString());
  put(QStringLiteral("test"), real ? known(diagnosis.labels.test) : QString());
  const auto share = [&](double LabelAccuracy::*part) {
    const double value = diagnosis.accuracy ? 100 * (*diagnosis.accuracy).*part : std::nan("");
    return std::isfinite(value) ? tr("%1 %").arg(number(value)) : QString();
  };
  put(QStringLiteral("trainAccuracy"), share(&LabelAccuracy::train));
  put(QStringLiteral("testAccuracy"), share(&LabelAccuracy::validation));
}

namespace {

/// One line for every trigger.
QString backdoorText(const std::vector<Backdoor>& doors, bool isReal) {
  QStringList lines;
  for (const auto& door : doors) {
    if (!std::isfinite(door.with)) continue;
    lines.append(isReal ? DiagnosticsDock::tr("mean %1\nwithout trigger %2")
                              .arg(number(door.with), number(door.without))
                        : DiagnosticsDock::tr("%1 % predicted as %2\nwithout trigger %3 %")
                              .arg(number(100 * door.with), number(door.target),
                                   number(100 * door.without)));
  }
  return lines.join(u'\n');
}

}  // namespace

void DiagnosticsDock::showPoisoning(const LiveDiagnosis& diagnosis) {
  if (diagnosis.attackImpact) {
    const auto& network = *diagnosis.of->network;
    showAttackImpact(network, diagnosis.attackImpact->errors, diagnosis.influence.get());
    put(QStringLiteral("backdoor"),
        backdoorText(diagnosis.attackImpact->backdoors, areNumbers(network.labels)));
    return;
  }
  for (const char* key :
       {"attackers", "victimMse", "victimTrain", "victimTest", "moved", "bound", "backdoor"})
    put(QString::fromLatin1(key), {});
  fill(*rings_, {});
}

void DiagnosticsDock::showAttackImpact(const ProblemInstance& network, const Poisoning& numbers,
                                       const Influence* influence) {
  const auto known = [](double x) { return std::isfinite(x) ? number(x) : QString(); };
  // Labels that are signs are right or wrong.
  const auto labels = [&](const HonestNodeError& part, bool hidden) {
    if (!hasLabels(network.labels)) return QString();
    if (areNumbers(network.labels)) return known(hidden ? part.labels.test : part.labels.train);
    const double share = hidden ? part.accuracy.validation : part.accuracy.train;
    return std::isfinite(share) ? tr("%1 % right").arg(number(100 * share)) : QString();
  };
  put(QStringLiteral("attackers"),
      tr("%L1 of %L2").arg(network.attackers.size()).arg(network.nodeCount()));
  put(QStringLiteral("victimMse"), known(numbers.all.mse));
  put(QStringLiteral("victimTrain"), labels(numbers.all, false));
  put(QStringLiteral("victimTest"), labels(numbers.all, true));
  struct Moved {
    double sum = 0;
    int count = 0;
  };
  std::map<int, Moved> moved;  // by the distance of byDistance
  double farthest = std::nan("");
  const auto distances = distancesFrom(*network.graph, network.attackers);
  for (int i = 0; influence != nullptr && i < network.nodeCount(); ++i) {
    const double way = influence->moved[i];
    if (network.isAttacker(i) || !std::isfinite(way)) continue;
    farthest = std::fmax(farthest, way);
    auto& ring = moved[std::min(distances[static_cast<std::size_t>(i)], farthestRing)];
    ring.sum += way;
    ++ring.count;
  }
  put(QStringLiteral("moved"), known(farthest));
  QString bound;
  if (influence != nullptr && influence->bounds.size() > 0)
    bound = numbers.bounded > 0
                ? tr("%1, mean %2").arg(number(numbers.largestBound), number(numbers.meanBound))
                : tr("none");
  put(QStringLiteral("bound"), bound);
  std::vector<QStringList> rows;
  rows.reserve(numbers.byDistance.size());
  for (const auto& [distance, part] : numbers.byDistance) {
    auto error = known(part.mse);
    if (error.isEmpty()) error = labels(part, true);
    if (error.isEmpty()) error = labels(part, false);
    auto steps = QString::number(distance);
    if (distance < 0) steps = tr("no path");
    if (distance == farthestRing) steps = tr("%1 and more").arg(distance);
    const auto ring = moved.find(distance);
    rows.push_back(
        {steps, QString::number(part.nodes), error,
         ring == moved.end() ? QString() : number(ring->second.sum / ring->second.count)});
  }
  fill(*rings_, rows);
}

void DiagnosticsDock::showClusterGraph(const LiveDiagnosis& diagnosis) {
  static const ClusterGraph none;
  const bool readable = diagnosis.clusterCount <= mostClusters;
  const auto& graph = readable ? diagnosis.clusterGraph : none;
  tooMany_->setVisible(!readable);
  const auto kind = kindOf(*diagnosis.of);
  tooMany_->setText(tr("%L1 %2 are too many for a table.")
                        .arg(diagnosis.clusterCount)
                        .arg(translated(groupWords(kind))));
  const bool similar = kind == GroupKind::SimilarModels;
  clusterTitle_->setText(similar ? tr("<b>Graph of the groups of similar models</b>")
                                 : tr("<b>Cluster graph</b>"));
  clusters_->setAccessibleName(similar ? tr("Groups of similar models") : tr("Learned clusters"));
  links_->setAccessibleName(similar ? tr("Edges between the groups of similar models")
                                    : tr("Edges between the learned clusters"));
  std::vector<QStringList> clusters;
  clusters.reserve(graph.clusters.size());
  for (const auto& cluster : graph.clusters)
    clusters.push_back({QString::number(clusters.size() + 1), QString::number(cluster.size),
                        QString::number(cluster.labeled), listText(cluster.mean)});
  std::vector<QStringList> links;
  links.reserve(graph.links.size());
  for (const auto& link : graph.links)
    links.push_back({QStringLiteral("%1 → %2").arg(link.first + 1).arg(link.second + 1),
                     number(link.weight), QString::number(link.edges), listText(link.flow)});
  fill(*clusters_, clusters);
  fill(*links_, links);
}

}  // namespace gtv::ui
