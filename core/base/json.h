#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "base/result.h"
#include "base/types.h"

namespace gtv {

/// Parses one JSON document. Errors carry the line ("file.json:3"); a field that stands twice in
/// one object (named by its path), text behind the document and nesting deeper than 64 levels are
/// errors.
Result<Json> parseJson(std::string_view text, const std::string& name);

Result<std::string> readTextFile(const std::filesystem::path& file);
/// Writes beside the target and renames over it: the target is never half-written.
Result<void> writeTextFile(const std::filesystem::path& file, std::string_view text);

/// How a value reads in a message: strings in quotes, long values cut, all on one line.
std::string describe(const Json& value);
/// How text from a file reads in a message.
std::string shown(std::string_view text);

/// Indented by two, arrays of plain values on one line; ends with a newline.
std::string prettyJson(const Json& value);

}  // namespace gtv
