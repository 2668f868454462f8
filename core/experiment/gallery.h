#pragma once

#include <optional>
#include <string>
#include <vector>

#include "experiment/documents.h"

namespace gtv {

/// A preset of the gallery.
struct GalleryCard {
  PresetInfo preset;
  /// The same experiment with what the text prints, where the figures were made with other
  /// settings.
  std::optional<PresetInfo> printed;
  std::string terms;  ///< more words by which it is found
};

struct GalleryGroup {
  std::string name;
  std::vector<GalleryCard> cards;  ///< at least one
};

/// The presets in the groups and the order of resources/gallery.json, which is {"format":
/// "gtvlab-gallery", "version": 1, "groups": [{"name", "presets": [{"id", "printed" (the id of the
/// same experiment as printed), "terms"}]}]}. Presets that it does not name, or all of them if it
/// cannot be read, are a last group of their own.
std::vector<GalleryGroup> presetGallery();

}  // namespace gtv
