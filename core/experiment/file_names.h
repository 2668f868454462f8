#pragma once

#include <functional>
#include <string>
#include <vector>

#include "base/json.h"
#include "base/types.h"

// Where a document names files. Copies of a document, and pieces of it, stand in many places: what
// is varied, what changes while it runs, the plan of a sweep, what a view was made of.
namespace gtv {

/// Puts another name in place of every name of a file: in a document, in what it varies and in its
/// events; in a piece of it such as {"data": {…}} or {"data.file": …}; in the plan of a sweep; and
/// in such things under "experiment", "set" and "band".
void renameFiles(Json& piece, const std::function<std::string(const std::string& name)>& rename);

/// All these names in their order.
std::vector<std::string> fileNamesIn(const Json& piece);

}  // namespace gtv
