#pragma once

#include <QString>
#include <map>

#include "experiment/experiment.h"
#include "run/network.h"

namespace gtv::ui {

/// What the document lets every attacker do, by node: "flipped labels, backdoor".
std::map<int, QString> attacksByNode(const Experiment& experiment, const Network& network);

}  // namespace gtv::ui
