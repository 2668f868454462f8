#include "run/checkpoint_store.h"

#include <algorithm>

namespace gtv {

std::size_t Checkpoint::bytes() const {
  auto numbers = solver.W.size() + solver.U.size() + solver.best.size();
  for (const auto& anchor : solver.auxiliary) numbers += anchor.size();
  return sizeof(Checkpoint) + static_cast<std::size_t>(numbers) * sizeof(double);
}

bool CheckpointStore::isTooLarge(const Checkpoint& checkpoint) const {
  constexpr std::size_t share = 8;
  return checkpoint.bytes() > budget_ / share;
}

void CheckpointStore::add(Checkpoint checkpoint) {
  forgetAfter(checkpoint.iteration() - 1);
  if (isTooLarge(checkpoint)) {
    // To make one that is not kept takes time, too: ask for fewer.
    stride_ *= 2;
    return;
  }
  bytes_ += checkpoint.bytes();
  checkpoints_.push_back(std::move(checkpoint));
  while (bytes_ > budget_) thin();
}

void CheckpointStore::setBudget(std::size_t bytes) {
  budget_ = bytes;
  std::erase_if(checkpoints_, [this](const Checkpoint& kept) {
    if (!isTooLarge(kept)) return false;
    bytes_ -= kept.bytes();
    return true;
  });
  while (bytes_ > budget_) thin();
}

void CheckpointStore::thin() {
  stride_ *= 2;
  std::vector<Checkpoint> kept;
  kept.reserve(checkpoints_.size() / 2 + 1);
  bytes_ = 0;
  for (std::size_t k = 0; k < checkpoints_.size(); k += 2) {
    bytes_ += checkpoints_[k].bytes();
    kept.push_back(std::move(checkpoints_[k]));
  }
  checkpoints_ = std::move(kept);
}

const Checkpoint* CheckpointStore::atOrBefore(std::int64_t iteration) const {
  const auto after = std::upper_bound(
      checkpoints_.begin(), checkpoints_.end(), iteration,
      [](std::int64_t wanted, const Checkpoint& kept) { return wanted < kept.iteration(); });
  return after == checkpoints_.begin() ? nullptr : &*(after - 1);
}

void CheckpointStore::forgetAfter(std::int64_t iteration) {
  while (!checkpoints_.empty() && checkpoints_.back().iteration() > iteration) {
    bytes_ -= checkpoints_.back().bytes();
    checkpoints_.pop_back();
  }
}

}  // namespace gtv
