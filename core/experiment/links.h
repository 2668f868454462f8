#pragma once

#include <string>

#include "experiment/experiment.h"

namespace gtv {

/// "gtvlab:chain" or "gtvlab:chain?lambda=0.2&penalty.kind=mocha": a preset and what differs from
/// it, percent-encoded, short enough for a message. An Error if the experiment comes from no
/// preset, or differs from it so much that its document should be sent instead.
Result<std::string> linkOf(const Experiment& experiment, const std::string& presetId);
/// Of the preset that it differs from the least; an Error as above.
Result<std::string> linkOf(const Experiment& experiment);

bool isLink(const std::string& text);
Result<Experiment> experimentOfLink(const std::string& link);

}  // namespace gtv
