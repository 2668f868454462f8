#include "data_commands.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cmath>
#include <memory>
#include <string>
#include <vector>

#include "console.h"
#include "datasets/image_set_install.h"
#include "progress.h"

namespace gtv::cli {
namespace {

struct InstallArguments {
  std::string set;
  std::string from;
};

int listCommand(bool json) {
  Json list = Json::array();
  for (const auto& set : imageSets()) {
    const auto folder = imageSetFolder(set);
    list.push_back({{"id", set.id},
                    {"label", set.label},
                    {"source", set.source},
                    {"package", set.package},
                    {"folder", folder ? Json(folder->string()) : Json(nullptr)}});
  }
  if (json) {
    print(Json{{"imageSets", std::move(list)}});
    return exitDone;
  }
  std::vector<std::vector<std::string>> lines{{"id", "source", "installed in"}};
  for (const auto& set : list)
    lines.push_back({set.at("id"), set.at("source"),
                     set.at("folder").is_null() ? std::string("not installed")
                                                : set.at("folder").get<std::string>()});
  putTable(lines);
  return exitDone;
}

int installCommand(const InstallArguments& arguments, bool json, const std::stop_token& stop) {
  const auto* set = findImageSet(arguments.set);
  if (set == nullptr) {
    std::vector<std::string> known;
    for (const auto& each : imageSets()) known.emplace_back(each.id);
    return fail(Error{arguments.set,
                      fmt::format("is no image set, expected one of {}", fmt::join(known, ", "))});
  }
  constexpr double steps = 1000;
  ProgressBar bar;
  InstallOptions options;
  options.from = arguments.from;
  options.stop = stop;
  options.progress = [&](const InstallProgress& progress) {
    bar.show(std::llround(steps * progress.share), std::llround(steps));
  };
  if (auto done = installImageSet(*set, options); !done)
    return stop.stop_requested() ? putStopped(done.error().text(), json) : fail(done.error());
  const auto folder = imageSetTarget(*set).string();
  if (json)
    print(Json{{"id", set->id}, {"folder", folder}});
  else
    put(fmt::format("{} is installed in {}\n", set->label, folder));
  return exitDone;
}

}  // namespace

void addDataCommands(CommandLine& line) {
  const auto group = line.addGroup("data", "Install images that do not come with the program");
  line.add(group, "list", "List the image sets and where they are",
           [](bool json, const std::stop_token&) { return listCommand(json); });
  auto arguments = std::make_shared<InstallArguments>();
  line.add(group, "install", "Download an image set once; afterwards it works offline",
           [arguments](bool json, const std::stop_token& stop) {
             return installCommand(*arguments, json, stop);
           })
      .text("set", arguments->set, "mnist or fashion-mnist", Command::Need::Required)
      .text("--from", arguments->from,
            "The package (.tgz or .deb), or a folder with the four IDX files, in place of a "
            "download");
}

}  // namespace gtv::cli
