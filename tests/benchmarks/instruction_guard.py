#!/usr/bin/env python3
"""Instructions per edge and iteration of the fast kernel, counted by callgrind.

instruction_guard.py PROGRAM [--limit N]: PROGRAM is sweep_counter; it runs with many and with few
sweeps, and the difference belongs to the sweeps alone. Counts do not depend on what else the
machine does. The AVX2 kernels are counted: valgrind 3.19 knows nothing above.

Prints the number. Ends with 1 if it is above the limit or cannot be counted: a guard that does not
look must not pass.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile

FEW, MANY = 100, 500


def fail(reason):
    print(reason, file=sys.stderr)
    sys.exit(1)


def count(program, sweeps):
    """(instructions, edges, instruction set) of one run."""
    with tempfile.TemporaryDirectory() as place:
        run = subprocess.run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={place}/out", program,
             str(sweeps)],
            capture_output=True, text=True, stdin=subprocess.DEVNULL,
            env={**os.environ, "GTVLAB_ISA": "avx2"})
    collected = re.search(r"Collected : (\d+)", run.stderr)
    said = run.stdout.split()
    if run.returncode != 0 or not collected or len(said) != 2:
        fail(f"valgrind did not count: {run.stderr.strip()[-500:]}")
    return int(collected[1]), int(said[0]), said[1]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--limit", type=float)
    options = parser.parse_args()
    if not shutil.which("valgrind"):
        fail("valgrind is not installed")
    many, edges, level = count(options.program, MANY)
    if level != "avx2":
        fail(f"the kernels for avx2 cannot run here, only {level}")
    few, _, _ = count(options.program, FEW)
    each = (many - few) / ((MANY - FEW) * edges)
    print(f"{each:.2f}")
    if options.limit is not None and each > options.limit:
        fail(f"{each:.2f} instructions per edge and iteration, at most {options.limit:g} wanted")


if __name__ == "__main__":
    main()
