#include "bench_report.h"

#include <fmt/format.h>

#include <cmath>
#include <fstream>

#include "base/parallel.h"
#include "base/version.h"
#include "kernels/instruction_set.h"
#include "triad.h"

namespace gtv::bench {
namespace {

constexpr std::size_t megabyte = 1U << 20;

std::string verdictName(Verdict verdict) {
  if (verdict == Verdict::Pass) return "pass";
  return verdict == Verdict::Fail ? "fail" : "not-measured";
}

std::string processorName() {
  std::ifstream file("/proc/cpuinfo");
  for (std::string line; std::getline(file, line);)
    if (line.starts_with("model name")) return line.substr(line.find(':') + 2);
  return "unknown";
}

Json finite(double value) { return std::isfinite(value) ? Json(value) : Json(nullptr); }

}  // namespace

void Row::judge(double measured, bool complete) {
  ratio = measured;
  const bool reached = better == Better::Higher ? measured >= goal : measured <= goal;
  verdict = reached && complete ? Verdict::Pass : Verdict::Fail;
}

void Row::leaveOut(const std::string& reason) {
  verdict = Verdict::NotMeasured;
  detail["reason"] = reason;
}

Json describeMachine(bool quick) {
  Triad triad((quick ? 200 : 1500) * megabyte);
  Samples passes;
  for (int k = 0; k < 9; ++k) passes.add(triad.seconds());
  return {{"cpu", processorName()},
          {"cores", processorCount()},
          {"isa", instructionSet()},
          {"triadGBs", triad.bytes() / passes.least() * 1e-9}};
}

Json reportJson(const std::vector<Row>& rows, const Json& machine, bool quick) {
  Json out{{"machine", machine}, {"commit", commit()}, {"quick", quick}, {"rows", Json::array()}};
  for (const auto& row : rows)
    out["rows"].push_back(
        {{"id", row.id},
         {"quantity", row.quantity},
         {"ours", row.ours},
         {"theirs", row.theirs},
         {"ratio", row.verdict == Verdict::NotMeasured ? Json(nullptr) : finite(row.ratio)},
         {"unit", row.unit},
         {"goal", row.goal},
         {"better", row.better == Better::Higher ? "higher" : "lower"},
         {"verdict", verdictName(row.verdict)},
         {"detail", row.detail}});
  return out;
}

std::string tableLine(const Row& row) {
  const auto measured = row.verdict == Verdict::NotMeasured
                            ? fmt::format("({})", row.detail.at("reason").get<std::string>())
                            : fmt::format("{:.4g} {}", row.ratio, row.unit);
  return fmt::format("{:<13}{:<14}{} {:<9.4g}{:<14}{}", row.id, verdictName(row.verdict),
                     row.better == Better::Higher ? "≥" : "≤", row.goal, measured, row.quantity);
}

}  // namespace gtv::bench
