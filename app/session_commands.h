#pragma once

#include <stop_token>
#include <string>

#include "work_options.h"

namespace gtv::cli {

struct SessionArguments {
  std::string file;
  std::string run;           ///< name of the run, of replay; empty: all
  WorkOptions work;          ///< threads of replay; --out of export: the folder
  bool allowMemory = false;  ///< of replay
};

/// gtvlab-cli session info: what is in a session.
int sessionInfo(const SessionArguments& arguments, bool json);
/// gtvlab-cli session export: documents, data, traces and weights as files in a folder.
int sessionExport(const SessionArguments& arguments, bool json);
/// gtvlab-cli session verify: exit code 1 if anything is not as it was written.
int sessionVerify(const SessionArguments& arguments, bool json, const std::stop_token& stop);
/// gtvlab-cli session replay: does the runs again; exit code 1 if any number differs.
int sessionReplay(const SessionArguments& arguments, bool json, const std::stop_token& stop);

}  // namespace gtv::cli
