#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "base/result.h"

namespace gtv {

/// Keeps the order in which fields were written, so that documents stay readable.
using Json = nlohmann::ordered_json;

/// Parses one JSON document; all JSON from outside comes through here. Errors carry the line
/// ("file.json:3"); a field that stands twice in one object (named by its path), text behind the
/// document, nesting deeper than 64 levels and a single text of more than 16 MB are errors.
Result<Json> parseJson(std::string_view text, const std::string& name);
/// What somebody typed for a value: JSON if it is that, else the text itself. An Error if it is
/// JSON that parseJson() refuses, is no UTF-8 or holds a zero byte.
Result<Json> jsonOrText(std::string_view text, const std::string& name);

/// A file on a disk, or a pipe within bounds; see input_file.h.
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
