#pragma once

#include <functional>
#include <stop_token>

#include "base/catalogue.h"
#include "experiment/experiment.h"

namespace gtv {

using FlSettingMaker =
    std::function<Result<Experiment>(const Experiment&, const Choice&, const std::stop_token&)>;

/// The main settings of federated learning [LN 8], each made of an experiment by changing what it
/// needs and nothing else. What is said of λ holds for the first repetition.
///   centralised    the drawn nodes, unconnected, around a new centre of zero loss, the server,
///                  with a λ at which all nodes agree, as decentralised, or a thousand times as
///                  strong as the data where none can be had; methods that have a server of their
///                  own keep λ
///   decentralised  the same graph with a λ at which all nodes agree: 1.1 times the upper bound of
///                  λ_crit, or the λ of the document if that is larger. For losses with kinks
///                  λ_crit cannot be had: λ is doubled until the certified optimum is one cluster.
///                  A penalty that is not a norm never fuses anything and becomes network Lasso. An
///                  Error for a graph that falls apart
///   clustered      the same with an intermediate λ: of λ_crit/2, λ_crit/4, … the one whose optimum
///                  agrees best with the true clusters (adjusted Rand index); where none are known,
///                  that with nearest to √n clusters
///   personalised   a mixed penalty: the first coordinates are shared (network Lasso, λ doubled
///                  until they agree), the others are personal. Neural networks share all layers
///                  but the last, with a λ a thousand times as strong as the nodes' own data
///   horizontal     data kind table or digits, rows dealt out to a complete graph of n nodes
///   vertical       the same by columns, see splitTable(), with the method `vertical`
/// A method that cannot solve what comes out gives way to `auto`.
const Catalogue<FlSettingMaker>& flSettingCatalogue();

/// The experiment in this setting: valid and ready to run, or an Error that says why not, or that
/// it was asked to stop.
Result<Experiment> withFlSetting(const Experiment& experiment, const Choice& setting,
                                 const std::stop_token& stop = {});

}  // namespace gtv
