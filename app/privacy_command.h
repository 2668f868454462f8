#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "work_options.h"

namespace gtv::cli {

struct PrivacyArguments {
  std::string experiment;
  std::vector<std::string> set;
  std::string node;
  std::string sample = "1";
  std::string feature;
  std::string over = "updates";
  std::vector<std::string> noises;
  std::vector<std::string> groups;
  std::string replicates = "1000";
  WorkOptions work;
  bool allowMemory = false;
};

/// gtvlab-cli privacy: studyPrivacy() at the λ of the document.
int privacyCommand(const PrivacyArguments& arguments, bool json, const std::stop_token& stop);

}  // namespace gtv::cli
