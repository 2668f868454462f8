// without_threads PROGRAM ARGUMENTS…: runs the program where the system gives no more threads.
#include <unistd.h>

#include <cstdio>

#include "refuse_threads.h"

int main(int argc, char** argv) {
  if (argc < 2 || !gtv::testing::refuseThreads()) {
    std::perror("without_threads");
    return 99;
  }
  ::execv(argv[1], argv + 1);
  std::perror(argv[1]);
  return 99;
}
