#include "support/test_paths.h"

namespace gtv::testing {

const std::string& testDataFolder() {
  static const std::string folder = GTV_TEST_DATA;
  return folder;
}

const std::string& resourcesFolder() {
  static const std::string folder = GTV_RESOURCES;
  return folder;
}

const std::string& cliProgram() {
  static const std::string program = GTV_CLI;
  return program;
}

const std::string& windowProgram() {
  static const std::string program = GTV_GUI;
  return program;
}

const std::string& earlyThreadsLibrary() {
  static const std::string library = GTV_EARLY_THREADS;
  return library;
}

const std::string& withoutThreadsProgram() {
  static const std::string program = GTV_WITHOUT_THREADS;
  return program;
}

}  // namespace gtv::testing
