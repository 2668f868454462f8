#pragma once

#include <stop_token>
#include <string>
#include <vector>

namespace gtv::cli {

struct GraphArguments {
  std::string kind;
  std::vector<std::string> set;
  std::string seed = "1";
  std::string in;
  std::string out;
  bool allowMemory = false;
};

/// gtvlab-cli graph generate: the graph that an experiment with this seed has.
int generateGraph(const GraphArguments& arguments, bool json, const std::stop_token& stop);
int convertGraph(const GraphArguments& arguments, bool json, const std::stop_token& stop);
int graphInfo(const GraphArguments& arguments, bool json, const std::stop_token& stop);

}  // namespace gtv::cli
