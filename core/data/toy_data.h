#pragma once

#include "base/catalogue.h"
#include "data/node_data.h"

namespace gtv {

/// Data kind "toy": two moons, circles, spirals or XOR in the plane, with labels −1 and 1, or the
/// classes 0 and 1. Node i sees
///
///   x = R(θ_c(i) + τ δ_i) p + s u_i + σ ε,   p a point of the class,
///
/// turned by the angle θ of its cluster and, with a feature shift, by a normal angle and a normal
/// offset of its own. Of m_i samples as many are of class 1 as a Dirichlet distribution over the
/// two classes says (label skew), or half of them; the m_i are `samples`, or all n · samples are
/// divided by a Dirichlet distribution over the nodes, one for each at least (quantity skew).
EntryInfo toyDataInfo();

/// Draws from the streams "sizes", "classes", "features", "noise", "rotation", "offset" and
/// "sampling-set". Errors are named by path: "data.rotations", "data.samples", "data.labels".
Result<NodeData> makeToyData(const Choice& choice, const DataContext& context);

}  // namespace gtv
