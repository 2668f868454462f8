#pragma once

#include "base/catalogue.h"
#include "data/node_data.h"

namespace gtv {

/// Data kind "digits": the 8 × 8 images of resources/data/digits.csv, or those of an ImageSet,
/// dealt out to the nodes of the clusters [CFL X]. With p digits per cluster, cluster c holds the
/// digits cp, …, cp + p − 1 (modulo 10): clusters are different tasks on different images. Features
/// are the grey levels from 0 to 1; the label is the digit, or its place within the cluster, 0 … p
/// − 1, as in [CFL].
EntryInfo digitsDataInfo();

/// All images, in NodeTable::images: the graph says which nodes there are.
Result<NodeTable> loadDigits(const Choice& choice, const FileFinder& find, LabelKind labels);

/// Every digit's images are shuffled (stream "digits") and dealt out to the nodes of its clusters
/// one by one, no image to two nodes with the same digits; `samples` m of them per node, or all for
/// 0. With a split (see splitTable()) all images are one dataset of `parts` nodes, labels the
/// digits. Errors stand at "data.samples": too few images.
Result<NodeData> makeDigits(const Choice& choice, const DataContext& context);

}  // namespace gtv
