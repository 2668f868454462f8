#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "base/json.h"
#include "base/result.h"
#include "base/types.h"

// What the commands share: exit codes, output, options.
namespace gtv::cli {

constexpr int exitDone = 0;
constexpr int exitMissed = 1;
constexpr int exitBadInput = 2;
/// By a stop; of which signal, main() says.
constexpr int exitStopped = 130;

/// Prints to stderr; returns exitBadInput.
int fail(const Error& error);
int fail(const std::vector<Error>& errors);

/// What goes to stdout; finishOutput() tells whether it arrived.
void put(const std::string& text);
void print(const Json& json);
/// How a value reads for people: six digits, "–" for null, "mean ± std" for repetitions.
std::string shortNumber(const Json& value);
/// Prints lines of cells in columns: the first and the last from the left, the others from the
/// right.
void putTable(const std::vector<std::vector<std::string>>& lines);
/// Notes and warnings of a report, of all its cells and racing methods, each once, to stderr.
void printNotes(const Json& report);
/// What is there where a stop came before anything was; returns exitStopped.
int putStopped(const std::string& message, bool json);
/// A reader that went away ("| head") is no error; a full disk is.
int finishOutput(int code);

/// path=value; the value is JSON if it is that, else the text itself.
Result<std::pair<std::string, Json>> parseAssignment(const std::string& option,
                                                     const std::string& text);
/// CLI11 reads numbers with strtod (nan, inf, hexadecimal); we read them ourselves.
Result<double> parseNumberOption(const std::string& option, const std::string& text);
Result<std::int64_t> parseCount(const std::string& option, const std::string& text,
                                std::int64_t low);

}  // namespace gtv::cli
