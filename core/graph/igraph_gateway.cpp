#include "graph/igraph_gateway.h"

#include <fmt/format.h>
#include <igraph/igraph.h>

#include <algorithm>
#include <cmath>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <numeric>
#include <string>
#include <utility>

#include "base/broken_promise.h"
#include "base/check.h"

namespace gtv {
namespace {

/// What igraph's handlers and its random generator work on during one call. They are plain C
/// functions without an argument of ours, so the call in progress has to be findable.
struct Call {
  Rng* rng = nullptr;
  std::stop_token stop;
  std::string reason;
};

/// A lock for one call after the other; waiting for it can be stopped.
class InterruptibleLock {
 public:
  /// Whether it was locked before the stop.
  bool lock(const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    if (!unlocked_.wait(lock, stop, [this] { return !isLocked_; })) return false;
    isLocked_ = true;
    return true;
  }
  void unlock() {
    const std::scoped_lock lock(mutex_);
    isLocked_ = false;
    unlocked_.notify_one();
  }

 private:
  std::mutex mutex_;
  std::condition_variable_any unlocked_;
  bool isLocked_ = false;
};

InterruptibleLock igraphLock;  // held during every call
Call* callNow = nullptr;       // set while it is held

/// Thrown through igraph's frames by the fatal handler, which must not return.
struct FatalError {};

void onError(const char* reason, const char*, int, igraph_error_t) {
  if (callNow->reason.empty()) callNow->reason = reason;
  IGRAPH_FINALLY_FREE();
}

void onWarning(const char*, const char*, int) {}

void onFatal(const char* reason, const char*, int) {
  callNow->reason = reason;
  throw FatalError{};
}

igraph_error_t onInterruption(void*) {
  if (!callNow->stop.stop_requested()) return IGRAPH_SUCCESS;
  IGRAPH_FINALLY_FREE();
  return IGRAPH_INTERRUPTED;
}

igraph_error_t makeState(void** state) {
  *state = callNow->rng;
  return IGRAPH_SUCCESS;
}
void dropState(void*) {}
igraph_error_t seedState(void*, igraph_uint_t) { return IGRAPH_SUCCESS; }
igraph_uint_t drawBits(void* state) { return static_cast<Rng*>(state)->bits() >> 32; }

constexpr igraph_rng_type_t ourRngType{"gtv",    32,      makeState, dropState, seedState,
                                       drawBits, nullptr, nullptr,   nullptr,   nullptr,
                                       nullptr,  nullptr, nullptr,   nullptr};

/// Holds the handlers and the generator for the length of one call whose turn it is, and ends that.
class Session {
 public:
  explicit Session(Call& call)
      : error_(igraph_set_error_handler(onError)),
        warning_(igraph_set_warning_handler(onWarning)),
        fatal_(igraph_set_fatal_handler(onFatal)),
        interruption_(igraph_set_interruption_handler(onInterruption)),
        generator_(igraph_rng_default()) {
    callNow = &call;
    igraph_rng_init(&ours_, &ourRngType);
    igraph_rng_seed(&ours_, 0);  // else igraph seeds it with the time
    igraph_rng_set_default(&ours_);
  }
  ~Session() {
    igraph_rng_set_default(generator_);
    igraph_rng_destroy(&ours_);
    igraph_set_interruption_handler(interruption_);
    igraph_set_fatal_handler(fatal_);
    igraph_set_warning_handler(warning_);
    igraph_set_error_handler(error_);
    callNow = nullptr;
    igraphLock.unlock();
  }
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

 private:
  igraph_error_handler_t* error_;
  igraph_warning_handler_t* warning_;
  igraph_fatal_handler_t* fatal_;
  igraph_interruption_handler_t* interruption_;
  igraph_rng_t* generator_;
  igraph_rng_t ours_{};
};

/// An object of igraph's, freed at the end of its scope; `made` says whether there is one.
template <class Object, auto destroy>
struct Holder {
  Object object{};
  bool made = false;
  Holder() = default;
  Holder(const Holder&) = delete;
  Holder& operator=(const Holder&) = delete;
  ~Holder() {
    if (made) destroy(&object);
  }
};
using GraphHolder = Holder<igraph_t, igraph_destroy>;
using VectorHolder = Holder<igraph_vector_t, igraph_vector_destroy>;
using IntegersHolder = Holder<igraph_vector_int_t, igraph_vector_int_destroy>;
using MatrixHolder = Holder<igraph_matrix_t, igraph_matrix_destroy>;

/// Runs `work`, which returns an igraph error code, inside a Session.
template <class Work>
Result<void> inSession(Rng& rng, std::stop_token stop, Work&& work) {
  Call call{&rng, std::move(stop), {}};
  if (!igraphLock.lock(call.stop)) return Error{"layout", "was stopped"};
  const Session session(call);
  try {
    const igraph_error_t code = work();
    if (code == IGRAPH_SUCCESS) return {};
    if (code == IGRAPH_INTERRUPTED) return Error{"layout", "was stopped"};
    return Error{"graph", fmt::format("igraph: {}",
                                      call.reason.empty() ? igraph_strerror(code) : call.reason)};
  } catch (const FatalError&) {
    return Error{"graph", fmt::format("igraph: {}", call.reason)};
  } catch (const std::bad_alloc&) {
    throw;
  } catch (const BrokenPromise&) {
    throw;
  } catch (const std::exception& error) {
    return Error{"graph", fmt::format("igraph: {}", error.what())};
  }
}

/// The graph as igraph has it, edges in the same order.
struct WeightedGraph {
  VectorHolder weights;
  GraphHolder holder;
};

/// With weights in this unit.
igraph_error_t makeWeighted(const EmpiricalGraph& graph, double unit, WeightedGraph& out) {
  IntegersHolder ends;
  igraph_error_t code = igraph_vector_int_init(&ends.object, 2 * graph.edgeCount());
  if (code != IGRAPH_SUCCESS) return code;
  ends.made = true;
  code = igraph_vector_init(&out.weights.object, graph.edgeCount());
  if (code != IGRAPH_SUCCESS) return code;
  out.weights.made = true;
  for (int e = 0; e < graph.edgeCount(); ++e) {
    VECTOR(ends.object)[2 * e] = graph.edge(e).head;
    VECTOR(ends.object)[2 * e + 1] = graph.edge(e).tail;
    VECTOR(out.weights.object)[e] = graph.edge(e).weight / unit;
  }
  code = igraph_create(&out.holder.object, &ends.object, graph.nodeCount(), /*directed=*/false);
  out.holder.made = code == IGRAPH_SUCCESS;
  return code;
}

std::vector<Edge> edgesOf(const igraph_t& graph) {
  std::vector<Edge> edges;
  const auto count = igraph_ecount(&graph);
  edges.reserve(static_cast<std::size_t>(count));
  for (igraph_integer_t e = 0; e < count; ++e) {
    const auto from = static_cast<int>(IGRAPH_FROM(&graph, e));
    const auto to = static_cast<int>(IGRAPH_TO(&graph, e));
    edges.push_back({std::min(from, to), std::max(from, to), 1});
  }
  return edges;
}

}  // namespace

Result<std::vector<Edge>> wattsStrogatzEdges(int nodes, int neighbours, double rewiring, Rng rng) {
  std::vector<Edge> edges;
  const auto done = inSession(rng, {}, [&] {
    GraphHolder holder;
    const auto code = igraph_watts_strogatz_game(&holder.object, 1, nodes, neighbours, rewiring,
                                                 /*loops=*/false, /*multiple=*/false);
    holder.made = code == IGRAPH_SUCCESS;
    if (holder.made) edges = edgesOf(holder.object);
    return code;
  });
  if (!done) return done.error();
  return edges;
}

Result<std::vector<Edge>> barabasiAlbertEdges(int nodes, int edgesPerNode, Rng rng) {
  std::vector<Edge> edges;
  const auto done = inSession(rng, {}, [&] {
    GraphHolder holder;
    // outpref: the degree counts both ends; A = 0: proportional to the degree, no more.
    const auto code = igraph_barabasi_game(&holder.object, nodes, /*power=*/1, edgesPerNode,
                                           /*outseq=*/nullptr, /*outpref=*/true, /*A=*/0,
                                           /*directed=*/false, IGRAPH_BARABASI_PSUMTREE,
                                           /*start_from=*/nullptr);
    holder.made = code == IGRAPH_SUCCESS;
    if (holder.made) edges = edgesOf(holder.object);
    return code;
  });
  if (!done) return done.error();
  return edges;
}

Result<Matrix> fruchtermanReingold(const EmpiricalGraph& graph, const Matrix& start, int iterations,
                                   Rng rng, std::stop_token stop) {
  const int nodes = graph.nodeCount();
  check(start.rows() == 2 && start.cols() == nodes, "a start position for every node");
  Matrix out = start;
  if (nodes < 2 || iterations == 0) return out;
  double meanWeight = 0;
  for (const auto& edge : graph.edges()) meanWeight += edge.weight / graph.edgeCount();
  const auto done = inSession(rng, std::move(stop), [&] {
    WeightedGraph made;
    igraph_error_t code = makeWeighted(graph, meanWeight, made);
    if (code != IGRAPH_SUCCESS) return code;
    MatrixHolder positions;
    code = igraph_matrix_init(&positions.object, nodes, 2);
    if (code != IGRAPH_SUCCESS) return code;
    positions.made = true;
    for (int i = 0; i < nodes; ++i)
      for (int k = 0; k < 2; ++k) MATRIX(positions.object, i, k) = start(k, i);
    code = igraph_layout_fruchterman_reingold(
        &made.holder.object, &positions.object, /*use_seed=*/true, iterations,
        /*start_temp=*/std::sqrt(static_cast<double>(nodes)) / 4, IGRAPH_LAYOUT_AUTOGRID,
        &made.weights.object, nullptr, nullptr, nullptr, nullptr);
    if (code != IGRAPH_SUCCESS) return code;
    for (int i = 0; i < nodes; ++i)
      for (int k = 0; k < 2; ++k) out(k, i) = MATRIX(positions.object, i, k);
    return code;
  });
  if (!done) return done.error();
  if (!out.allFinite()) return Error{"layout", "the forces diverged"};
  return out;
}

Result<std::vector<int>> modularityCommunities(const EmpiricalGraph& graph, CommunityMethod method,
                                               double resolution, Rng rng, std::stop_token stop) {
  std::vector<int> parts(static_cast<std::size_t>(graph.nodeCount()));
  std::iota(parts.begin(), parts.end(), 0);
  if (graph.edgeCount() == 0) return parts;
  double total = 0;
  for (const auto& edge : graph.edges()) total += edge.weight;
  const auto done = inSession(rng, std::move(stop), [&] {
    WeightedGraph made;
    igraph_error_t code = makeWeighted(graph, 1, made);
    if (code != IGRAPH_SUCCESS) return code;
    IntegersHolder membership;
    code = igraph_vector_int_init(&membership.object, graph.nodeCount());
    if (code != IGRAPH_SUCCESS) return code;
    membership.made = true;
    if (method == CommunityMethod::Louvain) {
      code = igraph_community_multilevel(&made.holder.object, &made.weights.object, resolution,
                                         &membership.object, nullptr, nullptr);
    } else {
      VectorHolder strengths;
      code = igraph_vector_init(&strengths.object, graph.nodeCount());
      if (code != IGRAPH_SUCCESS) return code;
      strengths.made = true;
      for (int i = 0; i < graph.nodeCount(); ++i) VECTOR(strengths.object)[i] = graph.strength(i);
      code = igraph_community_leiden(&made.holder.object, &made.weights.object, &strengths.object,
                                     resolution / (2 * total), /*beta=*/0.01, /*start=*/false,
                                     /*n_iterations=*/-1, &membership.object, nullptr, nullptr);
    }
    if (code != IGRAPH_SUCCESS) return code;
    for (int i = 0; i < graph.nodeCount(); ++i)
      parts[static_cast<std::size_t>(i)] = static_cast<int>(VECTOR(membership.object)[i]);
    return code;
  });
  if (!done) return done.error();
  return parts;
}

}  // namespace gtv
