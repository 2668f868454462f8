#pragma once

#include <string>
#include <vector>

#include "base/catalogue.h"
#include "base/json.h"
#include "experiment/experiment.h"

namespace gtv {

/// What may race: the methods of solverCatalogue(), and with each what it may have of its own: λ,
/// penalty, local model, start and seed, null where it takes those of the document, and what is
/// tuned (see tuning.h). A method with a parameter of that name keeps its parameter.
const CatalogueView& racerCatalogue();

/// The document's field "methodSeed": in its place a racer may have a seed of its own.
Parameter methodSeedParameter();

/// What a racer has of its own: its key, and the field of the document in whose place it stands.
struct RacerField {
  std::string key;
  std::string field;
};
/// Those that are given.
std::vector<RacerField> racerFields(const Json& racer);

/// The method of a complete racer, as "solver" has it.
Json methodOf(Json racer);
/// The same with what the racer has of its own.
Json withGivenFields(const Json& racer);

/// What a complete racer runs: the experiment with its method and what it has of its own.
Result<Experiment> racerExperiment(const Experiment& experiment, const Json& racer);

}  // namespace gtv
