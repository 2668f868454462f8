#pragma once

#include <QString>
#include <optional>

#include "diagnostics/cluster_minimum.h"
#include "diagnostics/well_connected.h"
#include "live/live_values.h"

namespace gtv::ui {

/// Why a cluster is well-connected or not, as rich text: |∂C|, α and β_i, δ_i of its nodes, both
/// sides of the condition for the worst subset, the term that fails, what would change the answer,
/// and the bound. `separateBelow` is that of separationLimits(); `model` the model of the cluster
/// in GTVMin on the cluster graph, where it is known.
QString clusterReasons(const QString& name, const WellConnected& test, const IterateSnapshot& of,
                       std::optional<double> separateBelow, std::optional<Vector> model);

/// What GTVMin on the graph of the true clusters says, beside the objective of the iterate.
QString clusterMinimumText(const ClusterMinimum& minimum, const IterateSnapshot& of);

}  // namespace gtv::ui
