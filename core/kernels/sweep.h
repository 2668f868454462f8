#pragma once

#include <cstdint>

#include "kernels/instruction_set.h"

namespace gtv::kernels {

/// What a sweep makes of the flow before the projection, p̃ = p + s(w̄_i − w̄_j).
enum class EdgeMap : std::uint8_t {
  Ball,   ///< projection onto ‖p‖₂ ≤ radius
  Box,    ///< projection onto ‖p‖_∞ ≤ radius
  Scale,  ///< times `factor`
  Call    ///< whatever `mapEdges` does
};

/// How T(z) becomes the next z.
enum class Mode : std::uint8_t {
  Plain,    ///< T(z)
  Relax,    ///< aT(z) + bz
  Halpern,  ///< aT(z) + bz + cz°, z° the anchor
  Restart,  ///< T(z), which becomes the anchor too
  Gather    ///< z: only the sums over the edges are made
};

/// What `maps` says of a node's proximal operator: prox(v) with (I + τH) prox(v) = v + τb.
enum class NodeMap : std::uint8_t {
  Matrix,  ///< M v + q, M = (I + τH)⁻¹, q = τMb
  Thin,    ///< y = v + q, t = Xy, κ(y − XᵀGt) for H = XᵀX + μI with few rows
  Zero,    ///< v
  Call     ///< whatever `mapNode` does
};

/// One primal-dual sweep over the nodes in order. Every edge belongs to its smaller endpoint; node
/// i first updates its own edges, from their old p and the w̄ of both ends, and passes A_e p on
/// to both sums. Then its own sum is complete, for all its other edges belong to smaller nodes, and
/// nobody will ask for its old w̄: the node is updated in place. So each flow is read and written
/// once, and the result is that of a sweep over all edges followed by one over all nodes.
///
/// Flows are scaled, p_e = u_e/A_e: then step s = σ_e/A_e and radius λ are the same for all edges.
/// A vector takes `width` numbers: d if that is 1, 2 or 4; 4 for 3; else the next multiple of 8,
/// filled up with zeros.
template <class T>
struct Sweep {
  int width = 0;
  int begin = 0;  ///< nodes begin … end − 1; of Part::Crossing edges
  int end = 0;
  T* nodes = nullptr;  ///< per node w̄, sum, w, anchor: 4 · width numbers, aligned to 64 bytes
  T* flows = nullptr;  ///< p_e, width numbers per edge
  T* flowAnchors = nullptr;             ///< p_e°
  const std::int32_t* first = nullptr;  ///< n + 1: where a node's own edges begin
  const std::int32_t* head = nullptr;   ///< the smaller endpoint, of crossing edges only
  const std::int32_t* tail =
      nullptr;                ///< the larger endpoint, 16 more at the end for reading ahead
  const T* weight = nullptr;  ///< A_e; null if all are 1
  const std::uint8_t* kind = nullptr;  ///< NodeMap of every node; null if all are Matrix
  /// Matrix and width 1: τ, m, q. Width 2: τ, m₀₀, m₀₁, m₁₁, q₀, q₁. Width 4: τ, q (4), M (16), 3
  /// unused. Others: τ, κ, rows, 5 unused; q (width); then for Matrix M (width × width), for Thin X
  /// (rows × width) and G (rows × rows, to a multiple of 8).
  const T* maps = nullptr;
  const std::int64_t* mapStart = nullptr;  ///< where a node's record begins, for widths from 8 on
  bool readAhead = false;                  ///< the records do not fit into the cache

  T step = 0;    ///< s
  T radius = 0;  ///< λ
  T factor = 0;
  T a = 1;  ///< of the combination
  T b = 0;
  T c = 0;

  void* context = nullptr;
  /// p ← its image, `count` vectors of `width` numbers.
  void (*mapEdges)(void* context, T* p, int count) = nullptr;
  /// v ← prox_i(v).
  void (*mapNode)(void* context, int i, T* v) = nullptr;
  T* scratch = nullptr;  ///< width · (largest number of own edges + 2) numbers, 64-byte aligned

  /// max |w⁺ − previous w⁺|; of Plain max |w − previous w|.
  T change = 0;
  /// Σ ‖w⁺ − w‖²/τ_i, of Restart and Gather Σ ‖w − w°‖²/τ_i with the anchor before.
  double primalSum = 0;
  /// Σ A_e ‖T(p) − p‖², of Restart Σ A_e ‖T(p) − p°‖².
  double dualSum = 0;
};

/// Which part of the work: all, the edges of nodes begin … end − 1 or the nodes alone (the sums
/// wait in the records), or the edges begin … end − 1 without any sums: those between blocks of
/// nodes that threads work on, taken before all nodes and gathered by the caller.
enum class Part : std::uint8_t { Both, Edges, Nodes, Crossing };

template <class T>
using SweepFunction = void (*)(Sweep<T>&);

/// The function for the level in use; `weighted` if `weight` is set.
template <class T>
SweepFunction<T> sweepFunction(EdgeMap map, Mode mode, Part part, int width, bool weighted);

}  // namespace gtv::kernels
