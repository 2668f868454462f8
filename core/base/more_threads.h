#pragma once

#include <new>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace gtv {

/// One more thread for `work`. False if the system has none to give: who shares work out goes on
/// with the threads that are there, and the calling one is always there.
template <class Work>
bool addThread(std::vector<std::jthread>& threads, Work&& work) {
  try {
    threads.emplace_back(std::forward<Work>(work));
    return true;
  } catch (const std::system_error&) {
    return false;
  } catch (const std::bad_alloc&) {
    return false;
  }
}

}  // namespace gtv
