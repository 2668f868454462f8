#pragma once

#include "base/catalogue.h"
#include "graph/generators.h"

namespace gtv {

// The makers behind graphCatalogue(), which says what each of them makes. All take the parameters
// of their entry and return an Error whose `where` names the field ("graph.neighbours").

/// Larger graphs are refused before memory is taken for them.
constexpr double maxNodes = 1e7;
constexpr double maxEdges = 5e7;

Result<GraphSample> makeSbm(const Choice& choice, const GraphContext& context);
Result<GraphSample> makeChain(const Choice& choice, const GraphContext& context);
Result<GraphSample> makeStar(const Choice& choice, const GraphContext& context);
Result<GraphSample> makeRing(const Choice& choice, const GraphContext& context);
Result<GraphSample> makeComplete(const Choice& choice, const GraphContext& context);
Result<GraphSample> makeGrid(const Choice& choice, const GraphContext& context);
Result<GraphSample> makeErdosRenyi(const Choice& choice, const GraphContext& context);
Result<GraphSample> makeWattsStrogatz(const Choice& choice, const GraphContext& context);
Result<GraphSample> makeBarabasiAlbert(const Choice& choice, const GraphContext& context);
Result<GraphSample> makeRandomGeometric(const Choice& choice, const GraphContext& context);
Result<GraphSample> makeNearestNeighbours(const Choice& choice, const GraphContext& context);
Result<GraphSample> makeNodesAlone(const Choice& choice, const GraphContext& context);
Result<GraphSample> makeExplicit(const Choice& choice, const GraphContext& context);
Result<GraphSample> makeEmpty(const Choice& choice, const GraphContext& context);
Result<GraphSample> makeCsv(const Choice& choice, const GraphContext& context);

// How large the graphs get, before anything is made, see GraphMaker::size.
GraphSize sizeOfSbm(const Choice& choice, double dataNodes);
GraphSize sizeOfChain(const Choice& choice, double dataNodes);
GraphSize sizeOfStar(const Choice& choice, double dataNodes);
GraphSize sizeOfRing(const Choice& choice, double dataNodes);
GraphSize sizeOfComplete(const Choice& choice, double dataNodes);
GraphSize sizeOfGrid(const Choice& choice, double dataNodes);
GraphSize sizeOfErdosRenyi(const Choice& choice, double dataNodes);
GraphSize sizeOfWattsStrogatz(const Choice& choice, double dataNodes);
GraphSize sizeOfBarabasiAlbert(const Choice& choice, double dataNodes);
GraphSize sizeOfRandomGeometric(const Choice& choice, double dataNodes);
GraphSize sizeOfNearestNeighbours(const Choice& choice, double dataNodes);
GraphSize sizeOfSimilarity(const Choice& choice, double dataNodes);
GraphSize sizeOfExplicit(const Choice& choice, double dataNodes);
GraphSize sizeOfEmpty(const Choice& choice, double dataNodes);

}  // namespace gtv
