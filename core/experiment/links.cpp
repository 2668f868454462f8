#include "experiment/links.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "base/json.h"
#include "experiment/documents.h"
#include "experiment/file_names.h"

namespace gtv {
namespace {

constexpr std::string_view scheme = "gtvlab:";
/// A link that is longer is no short link.
constexpr std::size_t longest = 2000;
/// One that came from elsewhere may have been made with more words; beyond this it is something
/// else.
constexpr std::size_t longestRead = 10'000;
/// Of a link in a message.
constexpr std::size_t mostShown = 200;

std::string encoded(std::string_view text) {
  constexpr std::string_view plain = "-._~,:[]\"+";
  std::string out;
  for (const char c : text) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (letter || plain.find(c) != std::string_view::npos)
      out += c;
    else
      out += fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return out;
}

std::optional<std::string> decoded(std::string_view text) {
  const auto digit = [](char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
  };
  std::string out;
  for (std::size_t k = 0; k < text.size(); ++k) {
    if (text[k] != '%') {
      out += text[k];
      continue;
    }
    if (k + 2 >= text.size() || digit(text[k + 1]) < 0 || digit(text[k + 2]) < 0)
      return std::nullopt;
    out += static_cast<char>(16 * digit(text[k + 1]) + digit(text[k + 2]));
    k += 2;
  }
  return out;
}

using Differences = std::vector<std::pair<std::string, Json>>;

/// What has to be set to come from `a` to `b`: single numbers where the kind is the same.
void findDifferences(const Json& a, const Json& b, const std::string& path, Differences& out) {
  if (a == b) return;
  const bool sameKind = a.is_object() && b.is_object() && a.size() == b.size() &&
                        a.value("kind", Json()) == b.value("kind", Json());
  if (!sameKind) {
    out.emplace_back(path, b);
    return;
  }
  for (const auto& [key, value] : b.items()) {
    if (!a.contains(key)) {
      out.emplace_back(path, b);
      return;
    }
  }
  for (const auto& [key, value] : b.items())
    findDifferences(a.at(key), value, path.empty() ? key : fmt::format("{}.{}", path, key), out);
}

}  // namespace

Result<std::string> linkOf(const Experiment& experiment, const std::string& presetId) {
  const auto preset = loadPreset(presetId);
  if (!preset) return preset.error();
  // Nor what it varies or changes while it runs names a file that only this computer has.
  const auto known = fileNamesIn(preset->json());
  const auto names = fileNamesIn(experiment.json());
  if (!std::all_of(names.begin(), names.end(), [&](const std::string& name) {
        return std::find(known.begin(), known.end(), name) != known.end();
      }))
    return Error{"", "it has data of its own; save a session instead"};
  Differences differences;
  for (const auto& [key, value] : experiment.json().items())
    findDifferences(preset->at(key), value, key, differences);
  std::string link = std::string(scheme) + presetId;
  for (std::size_t k = 0; k < differences.size(); ++k)
    link += fmt::format("{}{}={}", k == 0 ? '?' : '&', differences[k].first,
                        encoded(differences[k].second.dump()));
  if (link.size() > longest)
    return Error{"", "it differs too much from its preset for a link; copy it as text instead"};
  // What has to be set in another order than ours would not come back.
  const auto again = experimentOfLink(link);
  if (!again || !(*again == experiment))
    return Error{"", "it cannot be written as a link; copy it as text instead"};
  return link;
}

Result<std::string> linkOf(const Experiment& experiment) {
  std::optional<std::string> shortest;
  std::string why = "it does not come from a preset";
  for (const auto& info : listPresets()) {
    if (info.title != experiment.title()) continue;
    const auto link = linkOf(experiment, info.id);
    if (!link)
      why = link.error().message;
    else if (!shortest || link->size() < shortest->size())
      shortest = *link;
  }
  if (shortest) return *shortest;
  return Error{"", why};
}

bool isLink(const std::string& text) { return text.starts_with(scheme); }

Result<Experiment> experimentOfLink(const std::string& link) {
  if (!isLink(link)) return Error{shown(link), "expected a link, gtvlab:PRESET?path=value&…"};
  if (link.size() > longestRead)
    return Error{shown(link), fmt::format("is not a link, it has {} characters", link.size())};
  const auto wrong = [&](const std::string& message) {
    return Error{link.size() <= mostShown ? link : shown(link), message};
  };
  const auto body = std::string_view(link).substr(scheme.size());
  const auto mark = std::min(body.find('?'), body.size());
  if (mark == 0) return wrong("expected the name of a preset after 'gtvlab:'");
  auto experiment = loadPreset(std::string(body.substr(0, mark)));
  if (!experiment) return wrong(experiment.error().text());
  std::set<std::string> given;
  for (auto rest = body.substr(std::min(mark + 1, body.size())); !rest.empty();) {
    const auto end = std::min(rest.find('&'), rest.size());
    const auto part = rest.substr(0, end);
    rest = rest.substr(std::min(end + 1, rest.size()));
    const auto equals = part.find('=');
    if (equals == std::string_view::npos || equals == 0)
      return wrong(fmt::format("expected path=value, got {}", shown(part)));
    const auto path = decoded(part.substr(0, equals));
    const auto value = decoded(part.substr(equals + 1));
    if (!path || !value)
      return wrong(fmt::format(
          "expected two hexadecimal digits after every %, got {}; % itself is %25", shown(part)));
    if (!given.insert(*path).second) return wrong(fmt::format("{} is given twice", shown(*path)));
    const auto json = jsonOrText(*value, *path);
    if (!json) return wrong(json.error().text());
    auto next = experiment->with(*path, *json);
    if (!next) return wrong(next.error().text());
    experiment = std::move(*next);
  }
  return experiment;
}

}  // namespace gtv
