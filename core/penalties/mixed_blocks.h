#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/catalogue.h"

namespace gtv {

/// One block of a mixed penalty as it is written, "1+3-4:lp[p=3]*0.5": coordinates, penalty with
/// its parameters, strength κ.
struct MixedBlock {
  std::string text;
  std::string coordinates;                  ///< "1+3-4" or "all"
  std::vector<std::pair<int, int>> ranges;  ///< from 1, both ends included; empty for "all"
  Choice penalty;
  double strength = 1;
};

/// Reads blocks apart by commas. Coordinates: single ones and ranges joined by +, or "all" for
/// those that no other block names. Penalties: any whose parameters are numbers. Errors stand at
/// "penalty.blocks".
Result<std::vector<MixedBlock>> parseMixedBlocks(const std::string& text);

/// Coordinates alone, "1+3-4" or "all", from 0 and increasing; an Error at `field` if the text is
/// none of these, or names one beyond the dimension.
Result<std::vector<int>> parseCoordinates(const std::string& text, int dimension,
                                          const std::string& field);

/// The coordinates of every block, from 0 and increasing. Refuses those beyond the dimension and
/// those that two blocks name.
Result<std::vector<std::vector<int>>> blockCoordinates(const std::vector<MixedBlock>& blocks,
                                                       int dimension);

}  // namespace gtv
