#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "base/catalogue.h"
#include "work_options.h"

namespace CLI {
class App;
}

namespace gtv::cli {

/// A command of the program and its options. Their values are kept by whoever adds them, as long as
/// the command line.
class Command {
 public:
  enum class Need { Optional, Required };

  explicit Command(CLI::App& app) : app_(&app) {}

  /// An option, or, without dashes, an argument. What `value` is at first is the default; an empty
  /// one is refused: it is an unset variable of the caller's, not a wish for the default.
  Command& text(const std::string& name, std::string& value, const std::string& help,
                Need need = Need::Optional);
  /// An option that may be given several times.
  Command& list(const std::string& name, std::vector<std::string>& values, const std::string& help);
  Command& flag(const std::string& name, bool& value, const std::string& help);
  /// --threads.
  Command& threads(WorkOptions& work);
  /// --diagnose.
  Command& diagnosis(bool& value);
  /// --allow-memory.
  Command& memory(bool& value);

 private:
  friend class CommandLine;

  CLI::App* app_;
};

/// The commands of the program. Each is added with what it does; one of them is chosen.
class CommandLine {
 public:
  /// Does the work, prints to standard output (with `json` one document and nothing else), and
  /// returns the exit code.
  using Action = std::function<int(bool json, const std::stop_token& stop)>;

  CommandLine();
  ~CommandLine();

  Command add(const std::string& name, const std::string& help, Action action);
  /// Commands below one that does nothing itself.
  Command addGroup(const std::string& name, const std::string& help);
  Command add(const Command& group, const std::string& name, const std::string& help,
              Action action);

  /// Parses, does what is chosen, and returns the exit code; of bad usage 2, with a message.
  int run(int argc, const char* const* argv, const std::stop_token& stop);

 private:
  Command addTo(CLI::App& parent, const std::string& name, const std::string& help, Action action);

  std::unique_ptr<CLI::App> app_;
  bool json_ = false;
  Action chosen_;
};

/// "Penalty φ: nlasso, l1, …": help for an option that chooses from a catalogue.
std::string oneOf(const char* what, const CatalogueView& catalogue);

}  // namespace gtv::cli
