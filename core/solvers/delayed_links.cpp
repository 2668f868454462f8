#include "solvers/delayed_links.h"

#include <fmt/format.h>

#include <utility>

namespace gtv {
namespace {

/// The newer of two messages of one link stays.
template <class Box, class Message>
void receive(Box&& box, const Message& message) {
  if (message[0] > box[0]) box = message;
}

}  // namespace

DelayedLinks::DelayedLinks(std::string name, int rows, int links)
    : name_(std::move(name)), rows_(rows), links_(links) {}

void DelayedLinks::reset(int delay, Matrix& held, Matrix& inTransit) const {
  held.setZero(1 + rows_, links_);
  inTransit.setZero(1 + rows_, delay > 0 ? Eigen::Index{links_} * (delay + 1) : 0);
}

void DelayedLinks::flush(int delay, Matrix& held, Matrix& inTransit) const {
  for (Eigen::Index c = 0; c < inTransit.cols(); ++c)
    receive(held.col(c % links_), inTransit.col(c));
  inTransit.setZero(1 + rows_, delay > 0 ? Eigen::Index{links_} * (delay + 1) : 0);
}

void DelayedLinks::beginRound(std::int64_t k, const Rng& rng, Matrix& held, Matrix& inTransit) {
  draws_ = rng.stream(fmt::format("{} {}", name_, k));
  if (inTransit.cols() == 0) return;
  auto now = inTransit.middleCols(k % (inTransit.cols() / links_) * links_, links_);
  for (Eigen::Index link = 0; link < links_; ++link) receive(held.col(link), now.col(link));
  now.setZero();
}

void DelayedLinks::send(const CommunicationConditions& network, int link, std::int64_t round,
                        ConstVec v, Matrix& held, Matrix& inTransit) {
  if (network.loss > 0 && draws_.uniform() < network.loss) return;
  const auto late = network.delay > 0 ? draws_.below(network.delay + 1) : 0;
  Vector message(1 + rows_);
  message << static_cast<double>(round + 1), v;
  if (late == 0)
    receive(held.col(link), message);
  else
    receive(inTransit.col((round + late) % (network.delay + 1) * links_ + link), message);
}

}  // namespace gtv
