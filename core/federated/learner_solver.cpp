#include "federated/learner_solver.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/check.h"
#include "base/parallel.h"
#include "data/prediction_points.h"
#include "federated/baseline.h"
#include "models/catalogue.h"

namespace gtv {
namespace {

/// Every node for itself.
std::vector<std::vector<int>> everyNode(int n) {
  std::vector<std::vector<int>> groups;
  groups.reserve(static_cast<std::size_t>(n));
  for (int i = 0; i < n; ++i) groups.push_back({i});
  return groups;
}

/// Σ δ(p, q), see Discrepancy.
double discrepancyOf(Discrepancy kind, const Matrix& p, const Matrix& q) {
  const auto logarithm = [](const Matrix& x) -> Matrix { return x.array().max(1e-15).log(); };
  switch (kind) {
    case Discrepancy::Squared:
      return (p - q).squaredNorm();
    case Discrepancy::Absolute:
      return (p - q).lpNorm<1>();
    case Discrepancy::CrossEntropy:
      return 0.5 * (p - q).cwiseProduct(logarithm(p) - logarithm(q)).sum();
  }
  return 0;
}

/// Predictions of another run as something a classifier can be fitted to.
Matrix asDistributions(Matrix Y) {
  for (Eigen::Index r = 0; r < Y.rows(); ++r) {
    Y.row(r) = Y.row(r).cwiseMax(0);
    const double sum = Y.row(r).sum();
    if (sum > 0)
      Y.row(r) /= sum;
    else
      Y.row(r).setConstant(1 / static_cast<double>(Y.cols()));
  }
  return Y;
}

bool haveSameSize(const Matrix& a, const Matrix& b) {
  return a.rows() == b.rows() && a.cols() == b.cols();
}

}  // namespace

Result<void> LearnerSolver::fits(const MethodContext& context, bool shares) {
  if (context.models == nullptr || context.data == nullptr)
    return Error{"solver",
                 "needs the local datasets and their models (models that fit and predict)"};
  const auto& models = *context.models;
  if (auto made = makeLearner(models.common, models.task, models.rng); !made) return made.error();
  for (const auto& [node, choice] : models.own)
    if (auto made = makeLearner(choice, models.task, models.rng); !made)
      return Error{fmt::format("nodes ({}).{}", node, made.error().where), made.error().message};
  if (!shares && predictionPoints(*context.data).rows() == 0)
    return Error{"solver", "there are no samples that a local model could be fitted to"};
  if (shares && context.data->testSet.rows() == 0)
    return Error{"solver",
                 "local models are compared by their predictions on a shared test set "
                 "(data.testSetSize or data.testSet)"};
  return {};
}

LearnerSolver::LearnerSolver(const GtvProblem& problem, const MethodContext& context,
                             std::string id, Discrepancy discrepancy,
                             std::vector<std::vector<int>> groups, std::vector<DelayedLinks> mail,
                             const GraphLearning::Settings& learning)
    : problem_(problem),
      models_(context.models),
      data_(context.data),
      points_(predictionPoints(*context.data)),
      rng_(context.rng),
      id_(std::move(id)),
      discrepancy_(discrepancy),
      groups_(std::move(groups)),
      groupOf_(static_cast<std::size_t>(problem.nodeCount())),
      exchange_(context, std::move(mail), W_, messages_),
      learning_(learning, problem),
      noFlow_(problem.dimension, 0) {
  check(problem.dimension == testPoints() * models_->task.outputs,
        "the iterate holds the predictions");
  for (std::size_t g = 0; g < groups_.size(); ++g)
    for (const int i : groups_[g]) groupOf_[static_cast<std::size_t>(i)] = g;
  LearnerSolver::reset();
}

std::unique_ptr<Learner> LearnerSolver::newLearner(std::size_t group) const {
  const auto& nodes = groups_[group];
  const auto& choice = nodes.size() == 1 ? models_->of(nodes.front()) : models_->common;
  auto made = makeLearner(choice, models_->task, models_->rng);
  check(made.ok(), "models that fit");
  return std::move(*made);
}

/// For a fit that knows nothing of those before.
Learner& LearnerSolver::spareOf(std::size_t group) {
  auto& spare = spares_[group];
  if (!spare || spare->memory().size() > 0) spare = newLearner(group);
  return *spare;
}

void LearnerSolver::makeLearners() {
  learners_.resize(groups_.size());
  spares_.resize(groups_.size());
  for (std::size_t g = 0; g < groups_.size(); ++g) learners_[g] = newLearner(g);
  isCurrent_.assign(groups_.size(), 1);
}

void LearnerSolver::reset() {
  makeLearners();
  W_.resize(problem_.dimension, problem_.nodeCount());
  for (std::size_t g = 0; g < groups_.size(); ++g) showPredictions(*learners_[g], g, W_);
  begin();
  iteration_ = 0;
  lastChange_ = 0;
  failure_.clear();
}

/// All that is remembered besides the predictions, as it is before the first iteration.
void LearnerSolver::begin() {
  before_ = W_;
  heard_.resize(W_.rows(), 0);
  chosen_ = learning_.nothing();
  listened_ = chosen_;
  fits_.setZero(FitRows, static_cast<Eigen::Index>(groups_.size()));
  forgetHeld();
  exchange_.reset(usesMailboxes());
  initialiseNeighbourKnowledge();
}

void LearnerSolver::initialiseNeighbourKnowledge() {
  if (!usesMailboxes()) return;
  for (int i = 0; i < problem_.nodeCount(); ++i)
    for (const auto& link : learning_.candidateLinks(i))
      exchange_.put(0, link.mail, W_.col(link.neighbour));
}

void LearnerSolver::networkChanged(const CommunicationConditions& network) {
  exchange_.change(network);
  exchange_.adapt(usesMailboxes(), [this] { initialiseNeighbourKnowledge(); });
}

Eigen::Index LearnerSolver::samplesAt(int node) const {
  return data_->labeled[static_cast<std::size_t>(node)] ? data_->datasets.sampleCount(node) : 0;
}

Eigen::Map<const Matrix> LearnerSolver::asTable(ConstVec predictions) const {
  return {predictions.data(), testPoints(), models_->task.outputs};
}

void LearnerSolver::showPredictions(const Learner& learner, std::size_t group, Matrix& W) const {
  const Matrix predicted = learner.predict(points_, stop_);
  for (const int i : groups_[group]) W.col(i) = predicted.reshaped();
}

LearnerSolver::Held LearnerSolver::predictHeld(
    int node, const std::function<Matrix(const RowMatrix&)>& model) const {
  const auto predictAll = [&](const LocalDatasets& from) -> Matrix {
    if (from.nodeCount() == 0 || from.sampleCount(node) == 0) return {};
    return model(from.features(node));
  };
  return {predictAll(data_->datasets), predictAll(data_->validation), true};
}

/// An iteration leaves them; those of iterates that were given or restored are made here.
const LearnerSolver::Held& LearnerSolver::heldBy(int node) const {
  auto& held = held_[static_cast<std::size_t>(node)];
  if (!held.isKnown) held = predictHeld(node, [&](const RowMatrix& X) { return predict(node, X); });
  return held;
}

Rng LearnerSolver::rngOf(std::size_t group) const {
  return learnerStream(rng_, groups_[group].front());
}

std::vector<Vector> LearnerSolver::memories() const {
  std::vector<Vector> out;
  out.reserve(learners_.size());
  for (const auto& learner : learners_) out.push_back(learner->memory());
  return out;
}

bool LearnerSolver::computes(std::size_t group) const {
  return groups_[group].size() > 1 || exchange_.computes(groups_[group].front());
}

/// W as every node knows its own predictions: attackers the true ones.
Matrix LearnerSolver::ownPredictions() const {
  Matrix own = W_;
  for (const int i : exchange_.byzantine().nodes()) own.col(i) = exchange_.own(i);
  return own;
}

/// What is received on every link; without columns where everybody hears what everybody else has.
Matrix LearnerSolver::receivedPredictions() const {
  if (!usesMailboxes() && exchange_.byzantine().empty()) return Matrix(W_.rows(), 0);
  Matrix received = Matrix::Zero(W_.rows(), learning_.linkCount());
  for (int i = 0; i < problem_.nodeCount(); ++i)
    for (const auto& link : learning_.candidateLinks(i)) {
      if (usesMailboxes())
        received.col(link.mail) = exchange_.held(0, link.mail);
      else
        received.col(link.mail) = W_.col(link.neighbour);
    }
  return received;
}

/// The models of these groups were fitted to this.
void LearnerSolver::remember(const Seen& seen, const std::vector<char>& isFitted) {
  // Of models without a fit nothing is remembered, so that one memory is enough for the others.
  bool all = true;
  for (std::size_t g = 0; g < groups_.size(); ++g)
    all = all && (isFitted[g] != 0 || originOf(g) == Origin::Untouched);
  if (all && seen.received.cols() == 0) {
    before_ = seen.own;
    heard_.resize(W_.rows(), 0);
    listened_ = chosen_;
    return;
  }
  if (heard_.cols() == 0) {
    heard_.setZero(W_.rows(), learning_.linkCount());
    for (int i = 0; i < problem_.nodeCount(); ++i)
      for (const auto& link : learning_.candidateLinks(i))
        heard_.col(link.mail) = before_.col(link.neighbour);
  }
  for (std::size_t g = 0; g < groups_.size(); ++g) {
    if (isFitted[g] == 0) continue;
    for (const int i : groups_[g]) {
      before_.col(i) = seen.own.col(i);
      if (learning_.isOn()) listened_.col(i) = chosen_.col(i);
      for (const auto& link : seen.links[i]) heard_.col(link.mail) = seen.over(link);
    }
  }
}

/// Fits the model of a group to what samplesOf() says, and notes what it predicts then.
void LearnerSolver::fitGroup(std::size_t group, const Seen& seen, const Vector& remembered,
                             Round& round) {
  auto& end = round.ends[group];
  auto& failure = round.failures[group];
  if (stop_.stop_requested()) {
    end = FitStatus::Stopped;
    return;
  }
  const auto samples =
      samplesOf(groups_[group], seen, problem_.lambda, originOf(group) == Origin::Untouched);
  if (samples.X.rows() == 0) return;
  round.isFitted[group] = 1;
  auto& learner = remembered.size() > 0 ? *learners_[group] : spareOf(group);
  const auto fitted = fitLearner(learner, *models_, samples, rngOf(group), stop_);
  if (!fitted)
    failure = fitted.error().message;
  else if (*fitted == FitStatus::Diverged)
    failure =
        "the parameters of the local model grew beyond all numbers; a ridge term keeps them finite "
        "(model.ridge)";
  else
    end = *fitted;
  if (!failure.empty() || end != FitStatus::Fitted) return;
  showPredictions(learner, group, round.next);
  for (const int i : groups_[group]) {
    if (stop_.stop_requested()) break;
    round.held[static_cast<std::size_t>(i)] =
        predictHeld(i, [&](const RowMatrix& X) { return learner.predict(X, stop_); });
  }
  if (stop_.stop_requested()) end = FitStatus::Stopped;
}

/// The models that were fitted are those of the iterate now.
void LearnerSolver::takeFits(const std::vector<Vector>& remembered, Round& round) {
  for (std::size_t g = 0; g < groups_.size(); ++g) {
    if (round.isFitted[g] == 0) continue;
    if (const auto& failure = round.failures[g]; !failure.empty()) {
      if (failure_.empty()) failure_ = fmt::format("node {}: {}", groups_[g].front(), failure);
      for (const int i : groups_[g]) round.next.col(i).setConstant(std::nan(""));
    } else if (remembered[g].size() == 0) {
      std::swap(learners_[g], spares_[g]);
    }
    const auto column = static_cast<Eigen::Index>(g);
    fits_(First, column) = originOf(g) == Origin::Untouched ? 1 : 0;
    fits_(From, column) = static_cast<double>(Origin::Fitted);
    fits_(Lambda, column) = problem_.lambda;
    isCurrent_[g] = 1;
    for (const int i : groups_[g])
      held_[static_cast<std::size_t>(i)] = std::move(round.held[static_cast<std::size_t>(i)]);
  }
}

/// Replaces the predictions of attackers by what they report.
void LearnerSolver::tamperWith(Matrix& next) {
  for (const int i : exchange_.byzantine().nodes()) {
    if (!exchange_.computes(i)) continue;
    exchange_.publishIterate(i, iteration_, next.col(i));
    if (models_->task.classifies())
      next.col(i) = asDistributions(asTable(next.col(i))).reshaped().eval();
  }
}

void LearnerSolver::step() {
  const auto remembered = memories();
  const auto mail = messages_;
  exchange_.beginRound(iteration_);
  const Matrix own = ownPredictions();
  const Matrix received = receivedPredictions();
  const auto links = learning_.links(chosen_);
  const Seen seen{own, received, links};
  const auto count = groups_.size();
  Round round{std::vector<FitStatus>(count, FitStatus::Fitted), std::vector<std::string>(count),
              std::vector<char>(count, 0), std::vector<Held>(groupOf_.size()), W_};
  parallelFor(static_cast<int>(count), threads_, [&](int k) {
    const auto g = static_cast<std::size_t>(k);
    if (computes(g)) fitGroup(g, seen, remembered[g], round);
  });
  if (std::find(round.ends.begin(), round.ends.end(), FitStatus::Stopped) != round.ends.end()) {
    messages_ = mail;
    for (std::size_t g = 0; g < count; ++g)
      if (remembered[g].size() > 0)
        check(learners_[g]->restore(remembered[g]).ok(), "a learner takes its own memory back");
    return;
  }
  remember(seen, round.isFitted);
  takeFits(remembered, round);
  tamperWith(round.next);
  lastChange_ = (round.next - W_).lpNorm<Eigen::Infinity>();
  W_ = std::move(round.next);
  // What are no numbers on the test set are none elsewhere, see predict().
  for (int i = 0; i < problem_.nodeCount(); ++i)
    if (!W_.col(i).allFinite()) held_[static_cast<std::size_t>(i)] = {};
  ++iteration_;
  for (int i = 0; usesMailboxes() && i < problem_.nodeCount(); ++i) {
    if (!exchange_.computes(i)) continue;
    for (const int link : learning_.outgoing(i))
      exchange_.send(0, link, iteration_, W_.col(i), 1, static_cast<double>(W_.rows()));
  }
  chooseNeighbours();
}

void LearnerSolver::chooseNeighbours() {
  if (!learning_.isOn()) return;
  if (usesMailboxes())
    learning_.choose(chosen_, W_, [this](int link) -> Vector { return exchange_.held(0, link); });
  else
    learning_.choose(chosen_, W_);
}

LearnerSolver::Samples LearnerSolver::samplesFor(std::size_t group) const {
  const auto column = static_cast<Eigen::Index>(group);
  if (originOf(group) == Origin::Fitted)
    return samplesOf(groups_[group], {before_, heard_, learning_.links(listened_)},
                     fits_(Lambda, column), fits_(First, column) != 0);
  Matrix given = asTable(before_.col(groups_[group].front()));
  if (models_->task.classifies()) given = asDistributions(std::move(given));
  return {points_, std::move(given), Vector::Ones(testPoints()), 0};
}

void LearnerSolver::startFrom(const Matrix& W, const Matrix& /*U*/) {
  check(haveSameSize(W, W_), "iterates of the same problem");
  W_ = W;
  begin();
  fits_.row(From).setConstant(static_cast<double>(Origin::Given));
  // At once: it may change what the next fit of a learner with a memory starts from.
  for (std::size_t g = 0; g < groups_.size(); ++g) {
    const auto samples = samplesFor(g);
    const auto end = fitLearner(*learners_[g], *models_, samples, rngOf(g));
    if (!end) failure_ = end.error().message;
  }
  isCurrent_.assign(groups_.size(), 1);
}

/// Learners are private to their solver, which one thread uses: to fit one again to what it was
/// fitted to is no change.
const Learner& LearnerSolver::learnerOf(int node, const std::stop_token& stop) const {
  const auto g = groupOf_[static_cast<std::size_t>(node)];
  if (isCurrent_[g] == 0) {
    const auto samples = samplesFor(g);
    if (samples.X.rows() > 0)
      check(fitLearner(*learners_[g], *models_, samples, rngOf(g), stop).ok(),
            "what could be fitted once can be again");
    if (!stop.stop_requested()) isCurrent_[g] = 1;
  }
  return *learners_[g];
}

Matrix LearnerSolver::predict(int node, const RowMatrix& X, const std::stop_token& stop) const {
  if (!W_.col(node).allFinite())
    return Matrix::Constant(X.rows(), models_->task.outputs, std::nan(""));
  return learnerOf(node, stop).predict(X, stop);
}

double LearnerSolver::loss(int node) const {
  if (samplesAt(node) == 0) return 0;
  return localLoss(*models_, onDataset(node), models_->targets(data_->datasets.labels(node)));
}

const EmpiricalGraph& LearnerSolver::graph() const {
  return learning_.isOn() ? *learnedGraph() : *problem_.graph;
}

double LearnerSolver::totalVariation() const {
  double sum = 0;
  for (const auto& [head, tail, weight] : graph().edges())
    sum += weight * discrepancyOf(discrepancy_, asTable(W_.col(head)), asTable(W_.col(tail)));
  return sum / static_cast<double>(testPoints());
}

SolverState LearnerSolver::state() const {
  SolverState state;
  state.solver = id_;
  state.iteration = iteration_;
  state.W = W_;
  state.U = noFlow_;
  state.auxiliary = {before_, heard_, fits_};
  state.scalars = {lastChange_};
  if (learning_.isOn()) state.auxiliary.insert(state.auxiliary.end(), {chosen_, listened_});
  state.auxiliary.insert(state.auxiliary.end(), messages_.begin(), messages_.end());
  for (auto& memory : memories()) state.auxiliary.emplace_back(std::move(memory));
  return state;
}

Result<void> LearnerSolver::restore(const SolverState& state) {
  if (state.solver != id_)
    return Error{"state", fmt::format("is of solver '{}', expected '{}'", state.solver, id_)};
  const auto& auxiliary = state.auxiliary;
  const auto firstMail = firstMessageMatrix();
  bool fits = haveSameSize(state.W, W_) && state.scalars.size() == 1 &&
              auxiliary.size() == firstMail + messages_.size() + groups_.size() &&
              haveSameSize(auxiliary[0], W_) && auxiliary[1].rows() == W_.rows() &&
              (auxiliary[1].cols() == 0 || auxiliary[1].cols() == learning_.linkCount()) &&
              haveSameSize(auxiliary[2], fits_);
  if (fits && learning_.isOn())
    fits = haveSameSize(auxiliary[3], chosen_) && haveSameSize(auxiliary[4], chosen_);
  for (std::size_t k = 0; fits && k < messages_.size(); ++k)
    fits = haveSameSize(auxiliary[firstMail + k], messages_[k]);
  if (!fits) return Error{"state", "has other sizes than the problem"};
  const auto origins = auxiliary[2].row(From).array();
  if (state.iteration < 0 || !(origins == 0 || origins == 1 || origins == 2).all())
    return Error{"state", "has values that no run can reach"};
  const auto remembered = memories();
  for (std::size_t g = 0; g < groups_.size(); ++g) {
    const Vector memory = auxiliary[firstMail + messages_.size() + g].reshaped();
    auto taken = learners_[g]->restore(memory);
    if (taken) continue;
    for (std::size_t k = 0; k < g; ++k)
      check(learners_[k]->restore(remembered[k]).ok(), "a learner takes its own memory back");
    return Error{"state", taken.error().message};
  }
  iteration_ = state.iteration;
  W_ = state.W;
  before_ = auxiliary[0];
  heard_ = auxiliary[1];
  fits_ = auxiliary[2];
  if (learning_.isOn()) {
    chosen_ = auxiliary[3];
    listened_ = auxiliary[4];
  }
  const auto firstBox = auxiliary.begin() + static_cast<std::ptrdiff_t>(firstMail);
  messages_.assign(firstBox, firstBox + static_cast<std::ptrdiff_t>(messages_.size()));
  lastChange_ = state.scalars[0];
  failure_.clear();
  forgetHeld();
  for (std::size_t g = 0; g < groups_.size(); ++g) {
    isCurrent_[g] = learners_[g]->memory().size() > 0 ? 1 : 0;
    if (originOf(g) != Origin::Untouched) continue;
    learners_[g] = newLearner(g);
    isCurrent_[g] = 1;
  }
  return {};
}

Result<void> AgnosticFedRelaxSolver::checkDiscrepancy(Discrepancy discrepancy,
                                                      const LearningTask& task) {
  if (task.classifies() == (discrepancy == Discrepancy::CrossEntropy)) return {};
  return Error{"solver.discrepancy",
               task.classifies()
                   ? "predicted classes are compared by their own loss, cross-entropy"
                   : "cross-entropy compares class probabilities, the labels are numbers"};
}

AgnosticFedRelaxSolver::AgnosticFedRelaxSolver(const GtvProblem& problem,
                                               const MethodContext& context,
                                               const Settings& settings)
    : LearnerSolver(problem, context, "agnostic-fedrelax", settings.discrepancy,
                    everyNode(problem.nodeCount()),
                    {DelayedLinks("models", problem.dimension,
                                  GraphLearning::linkCount(settings.learning, problem))},
                    settings.learning),
      settings_(settings) {}

std::string AgnosticFedRelaxSolver::refusal(const GraphLearning::Settings& learning,
                                            const GtvProblem& problem,
                                            const MethodContext& context) {
  // What was received over the links may have to be remembered, besides what is under way.
  const double copies = context.network.isIdeal() ? 1 : context.network.delay + 3;
  return GraphLearning::refusal(learning, problem.nodeCount(), problem.dimension * copies);
}

std::optional<Traffic> AgnosticFedRelaxSolver::traffic() const {
  if (!exchange().network().isIdeal()) return exchange().traffic;
  const double messages = learning().messages();
  return Traffic{messages, messages, messages * problem().dimension};
}

/// A_ij for every test point; of absolute discrepancies what makes squared ones of them.
Matrix AgnosticFedRelaxSolver::pairWeights(ConstVec own, ConstVec received, double weight,
                                           bool isFirst) const {
  constexpr double smallest = 1e-4;
  Matrix weights = Matrix::Constant(testPoints(), 1, weight);
  if (settings_.discrepancy != Discrepancy::Absolute || isFirst) return weights;
  const double floor =
      smallest * (1 + std::max(own.lpNorm<Eigen::Infinity>(), received.lpNorm<Eigen::Infinity>()));
  return weights.array() / (2 * (own - received).cwiseAbs().cwiseMax(floor)).array();
}

void AgnosticFedRelaxSolver::addPseudoLabels(int node, const Seen& seen, double scale, bool isFirst,
                                             Samples& samples) const {
  const auto& links = seen.links[static_cast<std::size_t>(node)];
  const auto count = testPoints();
  const auto outputs = models().task.outputs;
  const auto own = samples.X.rows();
  const auto copies = settings_.averages ? 1 : static_cast<Eigen::Index>(links.size());
  samples.X.conservativeResize(own + copies * count, Eigen::NoChange);
  samples.Y.conservativeResize(own + copies * count, Eigen::NoChange);
  samples.weights.conservativeResize(own + copies * count);
  Matrix labels = Matrix::Zero(count, outputs);
  Vector total = Vector::Zero(count);
  auto row = own;
  const auto put = [&](const Matrix& targets, const Vector& weights) {
    samples.X.middleRows(row, count) = points();
    samples.Y.middleRows(row, count) = targets;
    samples.weights.segment(row, count) = scale * weights;
    row += count;
  };
  for (const auto& link : links) {
    const auto received = seen.over(link);
    const auto predicted = asTable(received);
    const Vector weights = pairWeights(seen.own.col(node), received, link.weight, isFirst);
    if (!settings_.averages) {
      put(predicted, weights);
      continue;
    }
    labels += weights.asDiagonal() * predicted;
    total += weights;
  }
  if (settings_.averages) put(total.cwiseInverse().asDiagonal() * labels, total);
}

LearnerSolver::Samples AgnosticFedRelaxSolver::samplesOf(const std::vector<int>& group,
                                                         const Seen& seen, double lambda,
                                                         bool isFirst) const {
  const int i = group.front();
  const auto& datasets = data().datasets;
  const auto count = samplesAt(i);
  Samples samples{RowMatrix(0, datasets.dimension()), Matrix(0, models().task.outputs), Vector(0),
                  0};
  if (count > 0)
    samples = {datasets.features(i), models().targets(datasets.labels(i)), Vector::Ones(count),
               count};
  if (lambda > 0 && !seen.links[static_cast<std::size_t>(i)].empty()) {
    addPseudoLabels(i, seen, pairWeight(models(), count, testPoints(), settings_.factor * lambda),
                    isFirst, samples);
  }
  return samples;
}

LearnerBaseline::LearnerBaseline(const GtvProblem& problem, const MethodContext& context,
                                 std::string id, std::vector<std::vector<int>> groups)
    : LearnerSolver(
          problem, context, std::move(id),
          context.models->task.classifies() ? Discrepancy::CrossEntropy : Discrepancy::Squared,
          std::move(groups), {}, {}) {
  if (method() != "local") gathered_ = gatheredData(context);
}

std::optional<Traffic> LearnerBaseline::traffic() const {
  return iteration() == 1 ? gathered_ : Traffic{};
}

LearnerSolver::Samples LearnerBaseline::samplesOf(const std::vector<int>& group,
                                                  const Seen& /*seen*/, double /*lambda*/,
                                                  bool /*isFirst*/) const {
  const auto& datasets = data().datasets;
  Eigen::Index total = 0;
  double accessible = 0;
  for (const int i : group) {
    total += samplesAt(i);
    accessible += samplesAt(i) > 0 ? 1 : 0;
  }
  Samples samples{RowMatrix(total, datasets.dimension()), Matrix(total, models().task.outputs),
                  Vector::Ones(total), total};
  Eigen::Index row = 0;
  for (const int i : group) {
    const auto count = samplesAt(i);
    if (count == 0) continue;
    samples.X.middleRows(row, count) = datasets.features(i);
    samples.Y.middleRows(row, count) = models().targets(datasets.labels(i));
    if (!models().sumsLosses)
      samples.weights.segment(row, count)
          .setConstant(static_cast<double>(total) / accessible / static_cast<double>(count));
    row += count;
  }
  return samples;
}

}  // namespace gtv
