#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>

namespace gtv {

/// Calls work(), which may be long and cannot be interrupted: a call of a library. True once it is
/// done; what it throws is thrown here. False as soon as the stop is asked for: the work then goes
/// on by itself until it ends, unseen, so it must own all it reads and writes. So that they do not
/// pile up, later calls wait up to a second while two of them are left over; the end of the program
/// waits for all. Without a stop that could come, and if the work only goes over up to 10⁵ numbers,
/// which takes some 10 ms, the caller does it itself.
bool runDetachable(const std::stop_token& stop, std::int64_t numbers, std::function<void()> work);

/// How many tasks go on that nobody waits for.
int abandonedTaskCount();

}  // namespace gtv
