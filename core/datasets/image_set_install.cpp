#include "datasets/image_set_install.h"

#include <fmt/format.h>
#include <unistd.h>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <system_error>
#include <vector>

#include "base/localized.h"
#include "datasets/tool_process.h"
#include "tables/byte_source.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;

/// Shares of the work.
constexpr double ofFetching = 0.7;
constexpr double ofUnpacking = 0.1;

/// A folder that goes with this.
class WorkFolder {
 public:
  explicit WorkFolder(fs::path path) : path_(std::move(path)) {}
  WorkFolder(const WorkFolder&) = delete;
  WorkFolder& operator=(const WorkFolder&) = delete;
  ~WorkFolder() {
    std::error_code code;
    fs::remove_all(path_, code);
  }
  const fs::path& path() const { return path_; }
  Result<void> make() const {
    std::error_code code;
    fs::remove_all(path_, code);
    fs::create_directories(path_, code);
    if (code) return Error{path_.string(), "cannot be made (" + code.message() + ")"};
    return {};
  }

 private:
  fs::path path_;
};

std::vector<fs::path> filesIn(const fs::path& folder) {
  std::vector<fs::path> files;
  std::error_code code;
  for (fs::recursive_directory_iterator it(folder, code), end; !code && it != end;
       it.increment(code))
    if (it->is_regular_file()) files.push_back(it->path());
  return files;
}

class Installation {
 public:
  Installation(const ImageSet& set, const InstallOptions& options)
      : set_(set),
        options_(options),
        work_(imageSetTarget(set).string() + fmt::format(".new-{}", ::getpid())) {}

  Result<void> run() {
    if (auto done = work_.make(); !done) return done;
    auto source = options_.from;
    if (source.empty()) {
      auto fetched = fetch();
      if (!fetched) return fetched.error();
      source = std::move(*fetched);
    }
    std::error_code code;
    if (!fs::exists(source, code)) return Error{source.string(), "is not there"};
    if (!fs::is_directory(source, code)) {
      auto unpacked = unpack(source);
      if (!unpacked) return unpacked.error();
      source = std::move(*unpacked);
    }
    return takeFrom(source);
  }

 private:
  void show(const std::string& step, double share) const {
    if (options_.progress) options_.progress({step, share});
  }
  Result<void> notStopped() const {
    if (options_.stop.stop_requested()) return Error{set_.label, "stopped, nothing is installed"};
    return {};
  }

  /// The package.
  Result<fs::path> fetch() const {
    const auto folder = work_.path() / "package";
    std::error_code code;
    fs::create_directory(folder, code);
    const auto look = [&] {
      double bytes = 0;
      for (const auto& file : filesIn(folder)) {
        std::error_code gone;
        const auto size = fs::file_size(file, gone);
        if (!gone) bytes += static_cast<double>(size);
      }
      show(fmt::format("downloading {}", set_.package),
           ofFetching * std::min(1.0, bytes / static_cast<double>(set_.packageBytes)));
    };
    const auto done = runTool({set_.fetch.begin(), set_.fetch.end()}, folder, options_.stop, look);
    if (auto goesOn = notStopped(); !goesOn) return goesOn.error();
    if (!done)
      return Error{
          set_.label,
          fmt::format("{} {}. It fetches {}: is {} installed (sudo apt install {}) and this "
                      "computer online? A package from elsewhere can be given with --from",
                      set_.fetch[0], done.error().message, set_.package, set_.fetch[0],
                      set_.fetchPackage)};
    const auto files = filesIn(folder);
    if (files.size() != 1)
      return Error{set_.label, fmt::format("{} gave {} files, expected one package", set_.fetch[0],
                                           files.size())};
    return files.front();
  }

  /// The folder with what is in the package.
  Result<fs::path> unpack(const fs::path& package) const {
    show(fmt::format("unpacking {}", set_.package), ofFetching);
    const auto folder = work_.path() / "unpacked";
    std::error_code code;
    fs::create_directory(folder, code);
    const auto file = fs::absolute(package, code).string();
    const auto ending = package.extension();
    if (ending != ".deb" && ending != ".tgz" && ending != ".gz" && ending != ".tar")
      return Error{package.string(),
                   fmt::format("expected {} as a package (.tgz or .deb), or a folder with {}",
                               set_.package, set_.files[0].name)};
    const std::vector<std::string> arguments =
        ending == ".deb" ? std::vector<std::string>{"dpkg-deb", "-x", file, "."}
                         : std::vector<std::string>{"tar", "-xf", file, "--no-same-owner"};
    const auto done = runTool(arguments, folder, options_.stop);
    if (auto goesOn = notStopped(); !goesOn) return goesOn.error();
    if (!done)
      return Error{package.string(), fmt::format("cannot be unpacked: {} {}", done.error().where,
                                                 done.error().message)};
    return folder;
  }

  /// Is it what it should be? The bytes count unpacked.
  Result<void> checkFile(const fs::path& path, const ImageSet::File& file) const {
    auto source = ByteSource::open(path, path.filename().string());
    if (!source) return source.error();
    std::vector<char> block(1 << 18);
    auto sum = ::crc32(0, nullptr, 0);
    std::int64_t bytes = 0;
    for (;;) {
      const auto got = source->read(block.data(), block.size());
      if (!got) return got.error();
      if (*got == 0) break;
      sum = ::crc32(sum, reinterpret_cast<const Bytef*>(block.data()), static_cast<uInt>(*got));
      bytes += static_cast<std::int64_t>(*got);
      if (auto goesOn = notStopped(); !goesOn) return goesOn;
    }
    if (bytes != file.bytes || sum != file.check)
      return Error{path.filename().string(),
                   fmt::format("is not that of {}: {} bytes unpacked with CRC-32 {:08x}, expected "
                               "{} with {:08x}",
                               set_.label, bytes, sum, file.bytes, file.check)};
    return {};
  }

  Result<void> takeFrom(const fs::path& source) const {
    const auto ready = work_.path() / "ready";
    std::error_code code;
    fs::create_directory(ready, code);
    const auto files = filesIn(source);
    double share = ofFetching + ofUnpacking;
    for (const auto& file : set_.files) {
      show(fmt::format("checking {}", file.name), share);
      share += (1 - ofFetching - ofUnpacking) / static_cast<double>(set_.files.size());
      const auto found = std::find_if(files.begin(), files.end(), [&](const fs::path& path) {
        const auto name = path.filename().string();
        return name == file.name || name == std::string(file.name) + ".gz";
      });
      if (found == files.end())
        return Error{source.string(), fmt::format("has no file {}", file.name)};
      if (auto done = checkFile(*found, file); !done) return done;
      fs::copy_file(*found, ready / found->filename(), code);
      if (code) return Error{(ready / found->filename()).string(), code.message()};
    }
    const auto target = imageSetTarget(set_);
    fs::remove_all(target, code);
    fs::rename(ready, target, code);
    if (code) return Error{target.string(), "cannot be made (" + code.message() + ")"};
    show(fmt::format("{} is installed", set_.label), 1);
    return {};
  }

  const ImageSet& set_;
  const InstallOptions& options_;
  WorkFolder work_;
};

}  // namespace

Result<void> installImageSet(const ImageSet& set, const InstallOptions& options) {
  return Installation(set, options).run();
}

}  // namespace gtv
