// Experiment documents from elsewhere. What is accepted is complete and means the same again.
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/check.h"
#include "base/json.h"
#include "experiment/experiment.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto json = gtv::parseJson(text, "fuzz.json");
  if (!json) return 0;
  std::vector<gtv::Error> problems;
  const auto experiment = gtv::Experiment::fromJson(*json, "fuzz.json", &problems);
  if (!experiment) return 0;
  const auto again = gtv::Experiment::fromJson(experiment->json(), "again.json");
  gtv::check(again.ok() && *again == *experiment, "a document that was read reads the same again");
  return 0;
}
