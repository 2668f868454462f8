#include "penalties/mixed_blocks.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/json.h"
#include "base/number.h"
#include "penalties/catalogue.h"

namespace gtv {
namespace {

Error wrong(std::string message) { return {"penalty.blocks", std::move(message)}; }

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// The parts between separators that stand outside brackets.
std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  std::size_t begin = 0;
  int depth = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    depth += text[at] == '[' ? 1 : text[at] == ']' ? -1 : 0;
    if (text[at] != separator || depth != 0) continue;
    parts.push_back(trimmed(text.substr(begin, at - begin)));
    begin = at + 1;
  }
  parts.push_back(trimmed(text.substr(begin)));
  return parts;
}

/// A number of digits alone, at least 1.
std::optional<int> coordinate(std::string_view text) {
  if (text.empty() || text.size() > 9 || text.find_first_not_of("0123456789") != text.npos)
    return std::nullopt;
  const auto value = parseInteger(text);
  return value && *value >= 1 ? std::optional(static_cast<int>(*value)) : std::nullopt;
}

Result<std::vector<std::pair<int, int>>> parseRanges(std::string_view text) {
  std::vector<std::pair<int, int>> ranges;
  if (text == "all") return ranges;
  for (const auto part : split(text, '+')) {
    const auto dash = part.find('-');
    const auto first = coordinate(trimmed(part.substr(0, dash)));
    const auto last = dash == part.npos ? first : coordinate(trimmed(part.substr(dash + 1)));
    if (!first || !last || *last < *first)
      return wrong(
          fmt::format("expected coordinates such as 2, 1-3 or 1+3-4, counted from 1, or "
                      "all, got '{}'",
                      text));
    ranges.emplace_back(*first, *last);
  }
  return ranges;
}

/// Whether its parameters can be written as key=value.
bool mayBeBlock(const EntryInfo& entry) {
  return std::all_of(entry.parameters.begin(), entry.parameters.end(), [](const auto& parameter) {
    return parameter.type == ParameterType::Number || parameter.type == ParameterType::Integer;
  });
}

/// "lp[p=3]"
Result<Choice> parsePenalty(std::string_view text) {
  const auto open = text.find('[');
  const std::string id(trimmed(text.substr(0, open)));
  const auto& catalogue = penaltyCatalogue().view;
  const auto* entry = catalogue.find(id);
  if (entry == nullptr || !mayBeBlock(*entry)) {
    std::string known;
    for (const auto& other : catalogue.entries)
      if (mayBeBlock(other)) known += (known.empty() ? "" : ", ") + other.id;
    return wrong(entry == nullptr
                     ? fmt::format("no penalty is called '{}', expected one of {}", id, known)
                     : fmt::format("'{}' cannot be a block, expected one of {}", id, known));
  }
  Json json{{"kind", id}};
  if (open != text.npos) {
    if (text.back() != ']') return wrong("a parameter list must end with ']'");
    for (const auto part : split(text.substr(open + 1, text.size() - open - 2), ',')) {
      const auto equals = part.find('=');
      const std::string key(trimmed(part.substr(0, equals)));
      if (equals == part.npos || json.contains(key))
        return wrong(fmt::format("expected key=value once for every key, got '{}'", part));
      const auto value = trimmed(part.substr(equals + 1));
      const auto number = parseNumber(value);
      json[key] = number ? Json(*number) : Json(std::string(value));
    }
  }
  auto choice = readChoice(catalogue, json, "");
  if (!choice) return wrong(choice.error().text());
  return choice;
}

Result<MixedBlock> parseBlock(std::string_view text) {
  MixedBlock block;
  block.text = text;
  const auto colon = text.find(':');
  if (colon == text.npos)
    return wrong("expected coordinates:penalty, e.g. 1-2:nlasso or 3+5-6:mocha*0.5");
  block.coordinates = trimmed(text.substr(0, colon));
  auto ranges = parseRanges(block.coordinates);
  if (!ranges) return ranges.error();
  block.ranges = std::move(*ranges);
  auto rest = trimmed(text.substr(colon + 1));
  if (const auto star = rest.rfind('*'); star != rest.npos) {
    const auto written = trimmed(rest.substr(star + 1));
    const auto strength = parseNumber(written);
    if (!strength || *strength < 0)
      return wrong(fmt::format("expected a number >= 0 after '*', got '{}'", written));
    block.strength = *strength;
    rest = trimmed(rest.substr(0, star));
  }
  auto penalty = parsePenalty(rest);
  if (!penalty) return penalty.error();
  block.penalty = std::move(*penalty);
  return block;
}

}  // namespace

Result<std::vector<int>> parseCoordinates(const std::string& text, int dimension,
                                          const std::string& field) {
  const auto ranges = parseRanges(trimmed(text));
  if (!ranges) return Error{field, ranges.error().message};
  std::vector<bool> named(static_cast<std::size_t>(dimension), ranges->empty());
  for (const auto& [first, last] : *ranges) {
    if (last > dimension)
      return Error{field, fmt::format("names coordinate {}, the models have {}", last, dimension)};
    for (int k = first; k <= last; ++k) named[static_cast<std::size_t>(k - 1)] = true;
  }
  std::vector<int> coordinates;
  for (int k = 0; k < dimension; ++k)
    if (named[static_cast<std::size_t>(k)]) coordinates.push_back(k);
  return coordinates;
}

Result<std::vector<MixedBlock>> parseMixedBlocks(const std::string& text) {
  std::vector<MixedBlock> blocks;
  for (const auto part : split(text, ',')) {
    auto block = parseBlock(part);
    if (!block)
      return wrong(fmt::format("{}: {}", describe(Json(std::string(part))), block.error().message));
    blocks.push_back(std::move(*block));
  }
  return blocks;
}

Result<std::vector<std::vector<int>>> blockCoordinates(const std::vector<MixedBlock>& blocks,
                                                       int dimension) {
  constexpr std::size_t none = -1;
  std::vector<std::size_t> owner(static_cast<std::size_t>(dimension), none);
  std::size_t rest = none;
  for (std::size_t b = 0; b < blocks.size(); ++b) {
    if (blocks[b].ranges.empty()) {
      if (rest != none)
        return wrong(fmt::format("'{}' and '{}' both take all coordinates that are left",
                                 blocks[rest].text, blocks[b].text));
      rest = b;
    }
    for (const auto& [first, last] : blocks[b].ranges) {
      if (last > dimension)
        return wrong(
            fmt::format("'{}': coordinate {} is not in 1 … {}", blocks[b].text, last, dimension));
      for (int j = first; j <= last; ++j) {
        auto& taken = owner[static_cast<std::size_t>(j - 1)];
        if (taken != none)
          return wrong(taken == b ? fmt::format("'{}' names coordinate {} twice", blocks[b].text, j)
                                  : fmt::format("coordinate {} is in two blocks, '{}' and '{}'", j,
                                                blocks[taken].text, blocks[b].text));
        taken = b;
      }
    }
  }
  std::vector<std::vector<int>> coordinates(blocks.size());
  for (int j = 0; j < dimension; ++j) {
    const auto taken = owner[static_cast<std::size_t>(j)];
    const auto block = taken != none ? taken : rest;
    if (block != none) coordinates[block].push_back(j);
  }
  return coordinates;
}

}  // namespace gtv
