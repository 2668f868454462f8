#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "command_line.h"
#include "experiment/experiment.h"
#include "work_options.h"

namespace gtv::cli {

/// A problem of the user's own, as options describe it.
struct SolveArguments {
  std::string edges;
  std::string data;
  std::string loss = "squared";
  std::string penalty = "nlasso";
  std::string lambda;
  std::vector<std::string> lossParameters;
  std::vector<std::string> penaltyParameters;
  std::string ridge;
  std::string lasso;
  std::string lossScale;
  std::string testSet;
  std::string solver = "auto";
  std::vector<std::string> solverParameters;
  std::string model;
  std::vector<std::string> modelParameters;
  std::string tolerance;      ///< empty: 1e-6 for methods of GTVMin
  std::string maxIterations;  ///< empty: 1000000 for methods of GTVMin, 1000 for others
  std::string timeLimit;
  std::string clusterTolerance;
  std::vector<std::string> set;  ///< of solve alone
  WorkOptions work;
  bool diagnose = false;
  bool allowMemory = false;

  bool operator==(const SolveArguments&) const = default;
};

/// The experiment that they describe; errors name the option.
Result<Experiment> solveExperiment(const SolveArguments& arguments);

enum class ProblemFiles { Optional, Required };
/// All options of a problem but λ, threads and output.
void addProblemOptions(Command& command, SolveArguments& problem, ProblemFiles files);

/// gtvlab-cli solve: a problem of the user's own, to a certified accuracy.
void addSolveCommand(CommandLine& line);

}  // namespace gtv::cli
