#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "experiment/experiment.h"
#include "experiment/sweep_plan.h"

namespace gtv {

/// What work needs of memory at its largest, judged before any of it is taken.
struct MemoryEstimate {
  struct Part {
    std::string field;    ///< of the document that decides it: "graph"
    std::string purpose;  ///< "a graph of 9999 nodes and 49985001 edges"
    double bytes = 0;
    bool isGuess = false;  ///< rests on numbers that only the whole of a table tells
  };
  std::vector<Part> parts;

  double bytes() const;
  /// Without guesses.
  double knownBytes() const;
  /// The part that takes most; there is one.
  const Part& largest() const;
};

/// Of a run of the experiment on its own: the graph, the data, the losses and the method with all
/// their passing copies. Judged from the document and the sizes of the files it names: nothing is
/// drawn or read, but for the first lines of a table. Of drawn graphs and data it was within a
/// factor of three of what was measured, from a hundred megabytes on; of random graphs the expected
/// size counts. Where a table decides the number of nodes or of classes, that number is guessed
/// from its first lines, and the estimate may be far off.
MemoryEstimate estimateMemory(const Experiment& experiment);

/// Of the experiment in a window: with its pictures, and the exact optimum that is followed beside
/// the run.
MemoryEstimate estimateWindowMemory(const Experiment& experiment);

/// Of all that its "vary" and its repetitions ask for, on so many threads.
MemoryEstimate estimateBatchMemory(const Experiment& experiment, int threads);

/// How many runs of the batch may go on side by side, at most `threads` and at least one: as many
/// as half of the free memory holds.
int threadsThatFit(const Experiment& experiment, int threads, double available);
int threadsThatFit(const Experiment& experiment, int threads);

/// The same of runs that take so much each.
int threadsThatFit(const MemoryEstimate& each, int threads, double available);
int threadsThatFit(const MemoryEstimate& each, int threads);

/// Of a path over so many λ: a run, and a report for every one of them.
MemoryEstimate estimatePathMemory(const Experiment& experiment, int lambdas);

/// Of a sweep: its dearest cells side by side on so many threads.
MemoryEstimate estimateSweepMemory(const SweepPlan& plan, int threads);

/// Of a graph alone, as `gtvlab-cli graph generate` makes it; 0 if the graph is read from a file.
MemoryEstimate estimateGraphMemory(const Choice& graph);

/// Of reading a file of a graph or of a table.
MemoryEstimate estimateFileMemory(const std::string& file);

enum class MemoryVerdict {
  Fits,
  Ask,     ///< more than half of what is free: not without being asked
  Refuse,  ///< more than there is, guesses left out
};

MemoryVerdict judgeMemory(const MemoryEstimate& estimate, double available);

/// "would take about 7.2 GB of memory; 5.1 GB is free; most of it is for …": the message of an
/// Error at the largest part.
std::string describeMemory(const MemoryEstimate& estimate, double available);

/// An Error at the field that needs most where there is not so much memory. What is small is not
/// looked into.
Result<void> checkMemory(const MemoryEstimate& estimate);

}  // namespace gtv
