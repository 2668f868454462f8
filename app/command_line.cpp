#include "command_line.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <new>
#include <utility>

#include "base/broken_promise.h"
#include "base/version.h"
#include "console.h"
#include "kernels/instruction_set.h"
#include "memory_option.h"
#include "standard_streams.h"

namespace gtv::cli {

Command& Command::text(const std::string& name, std::string& value, const std::string& help,
                       Need need) {
  app_->add_option(name, value, help)
      ->capture_default_str()
      ->check([](const std::string& given) {
        return given.empty() ? std::string("expected a value, got ''") : std::string();
      })
      ->required(need == Need::Required);
  return *this;
}

Command& Command::list(const std::string& name, std::vector<std::string>& values,
                       const std::string& help) {
  app_->add_option(name, values, help)->allow_extra_args(false);
  return *this;
}

Command& Command::flag(const std::string& name, bool& value, const std::string& help) {
  app_->add_flag(name, value, help);
  return *this;
}

Command& Command::threads(WorkOptions& work) {
  return text("--threads", work.threads,
              "Number of threads, which changes nothing but the time (default: all processors)");
}

Command& Command::diagnosis(bool& value) {
  return flag("--diagnose", value,
              "Add all diagnostics of the solution: critical λ, well-connected clusters, …; this "
              "may take long");
}

Command& Command::memory(bool& value) { return flag("--allow-memory", value, allowMemoryHelp); }

CommandLine::CommandLine()
    : app_(std::make_unique<CLI::App>(
          "GTV Lab without a window: networked federated learning by generalized total "
          "variation minimization.")) {
  app_->name("gtvlab-cli");
  app_->set_version_flag("--version", [] {
    return fmt::format("gtvlab {} ({}, {})", version(), commit(), instructionSet());
  });
  app_->require_subcommand(1);
  app_->fallthrough(false);
}

CommandLine::~CommandLine() = default;

Command CommandLine::addTo(CLI::App& parent, const std::string& name, const std::string& help,
                           Action action) {
  auto* app = parent.add_subcommand(name, help);
  app->add_flag("--json", json_, "Print one JSON document and nothing else");
  app->final_callback([this, action = std::move(action)] { chosen_ = action; });
  return Command(*app);
}

Command CommandLine::add(const std::string& name, const std::string& help, Action action) {
  return addTo(*app_, name, help, std::move(action));
}

Command CommandLine::addGroup(const std::string& name, const std::string& help) {
  auto* group = app_->add_subcommand(name, help);
  group->require_subcommand(1);
  return Command(*group);
}

Command CommandLine::add(const Command& group, const std::string& name, const std::string& help,
                         Action action) {
  return addTo(*group.app_, name, help, std::move(action));
}

int CommandLine::run(int argc, const char* const* argv, const std::stop_token& stop) {
  try {
    app_->parse(argc, argv);
  } catch (const CLI::CallForHelp& help) {
    return finishOutput(app_->exit(help));
  } catch (const CLI::CallForVersion& request) {
    return finishOutput(app_->exit(request));
  } catch (const CLI::ParseError& error) {
    // CLI11 asks for a subcommand without a word about the one it did not know.
    const auto unknown =
        app_->get_subcommands().empty() ? app_->remaining() : std::vector<std::string>();
    std::string message =
        unknown.empty() ? error.what() : fmt::format("no such command: '{}'", unknown.front());
    if (const auto at = message.find(": At Most 1 required"); at != std::string::npos)
      message.replace(at, std::string::npos, " is given more than once");
    printToStderr(fmt::format("error: {}\nRun with --help for usage.\n", message));
    return exitBadInput;
  }
  if (const auto complaint = instructionSetComplaint(); !complaint.empty())
    return fail(Error{"", complaint});
  try {
    return finishOutput(chosen_(json_, stop));
  } catch (const std::bad_alloc&) {
    return fail(caughtError("for this"));
  } catch (...) {
    fail(caughtError("for this"));
    return exitMissed;
  }
}

std::string oneOf(const char* what, const CatalogueView& catalogue) {
  return fmt::format("{}: {}", what, catalogue.ids());
}

}  // namespace gtv::cli
