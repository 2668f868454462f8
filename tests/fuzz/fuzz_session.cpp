// Sessions from elsewhere: whatever the bytes are, there is a session or one message.
#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "session/session_reader.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::string file =
      (std::filesystem::temp_directory_path() / ("gtvlab-fuzz-" + std::to_string(::getpid())))
          .string();
  std::ofstream(file, std::ios::binary | std::ios::trunc)
      .write(reinterpret_cast<const char*>(data), static_cast<std::streamsize>(size));
  if (const auto session = gtv::readSession(file))
    for (const auto& run : session->runs) static_cast<void>(gtv::stateOf(run));
  std::filesystem::remove(file);
  return 0;
}
