#include "experiment/gallery.h"

#include <map>
#include <utility>

#include "base/json.h"
#include "base/resources.h"

namespace gtv {
namespace {

const Json& memberIn(const Json& object, const char* key) {
  static const Json nothing;
  return object.is_object() && object.contains(key) ? object.at(key) : nothing;
}

std::string wordsIn(const Json& object, const char* key) {
  const auto& value = memberIn(object, key);
  return value.is_string() ? value.get<std::string>() : std::string();
}

/// Presets by id, from which each is taken once.
class PresetStock {
 public:
  PresetStock() {
    for (auto& preset : listPresets()) presets_.emplace(preset.id, std::move(preset));
  }

  std::optional<PresetInfo> take(const std::string& id) {
    auto node = presets_.extract(id);
    return node.empty() ? std::nullopt : std::optional(std::move(node.mapped()));
  }
  GalleryGroup rest() const {
    GalleryGroup group{"More presets", {}};
    for (const auto& [id, preset] : presets_) group.cards.push_back({preset, std::nullopt, ""});
    return group;
  }

 private:
  std::map<std::string, PresetInfo> presets_;
};

}  // namespace

std::vector<GalleryGroup> presetGallery() {
  const auto file = resourceFolder() / "gallery.json";
  const auto text = readTextFile(file);
  const auto json = text ? parseJson(*text, file.string()) : Result<Json>(text.error());
  PresetStock stock;
  std::vector<GalleryGroup> gallery;
  for (const auto& described : json ? memberIn(*json, "groups") : Json()) {
    GalleryGroup group{wordsIn(described, "name"), {}};
    for (const auto& card : memberIn(described, "presets"))
      if (auto preset = stock.take(wordsIn(card, "id")))
        group.cards.push_back(
            {std::move(*preset), stock.take(wordsIn(card, "printed")), wordsIn(card, "terms")});
    if (!group.cards.empty()) gallery.push_back(std::move(group));
  }
  if (auto rest = stock.rest(); !rest.cards.empty()) gallery.push_back(std::move(rest));
  return gallery;
}

}  // namespace gtv
