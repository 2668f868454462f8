#pragma once

#include <vector>

#include "bench_report.h"

// The rows of the table of goals, by what they look at. Every function measures its rows now.
namespace gtv::bench {

/// 1: one sweep against scipy.sparse, d = 2 and d = 100.
std::vector<Row> scipyRows(const Settings& settings);
/// 2: a sweep of a long chain against its minimal bytes.
std::vector<Row> bandwidthRows(const Settings& settings);
/// product: a layer of a neural network against Eigen's product of matrices.
std::vector<Row> productRows(const Settings& settings);
/// memory: solver state per node and edge.
std::vector<Row> memoryRows(const Settings& settings);
/// instructions: of the kernel, by callgrind.
std::vector<Row> instructionRows(const Settings& settings);
/// 3: iterations to accuracy, the default engine against Algorithm 1.
std::vector<Row> iterationRows(const Settings& settings);
/// 4: cold to exact and certified against Algorithm 1 with the same kernel.
std::vector<Row> coldRows(const Settings& settings);
/// 5: a λ tick without a change of the clusters.
std::vector<Row> tickRows(const Settings& settings);
/// 6: the slider.
std::vector<Row> sliderRows(const Settings& settings);
/// 7: chains of many levels.
std::vector<Row> chainRows(const Settings& settings);
/// 8: convex clustering over a grid of λ.
std::vector<Row> clusteringRows(const Settings& settings);
/// 9: MOCHA.
std::vector<Row> mochaRows(const Settings& settings);
/// 10: validity of the certificate.
std::vector<Row> certificateRows(const Settings& settings);

}  // namespace gtv::bench
