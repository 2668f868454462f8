#!/usr/bin/env python3
"""clang-tidy-16 over our .cpp files: tidy.py SOURCE BUILD JOBS [TREE]. 0 if all are clean.

With the git TREE that was clean as a whole, only what differs from it is read, and a tenth of the
rest, another one every day. Where git does not have that tree everything is read.

BUILD holds a compile_commands.json made without precompiled headers. What was clean is
remembered in BUILD/clean by a hash of the file, the headers of ours it includes, its flags, the
checks and the installed packages, so that only what changed is looked at again.

Most of the time goes into the headers of Eigen, json, Qt and gtest, over and over. So files of a
folder are read together, as one file that includes them, as GTV_UNITE compiles them; should names
collide (functions in anonymous namespaces), those files wait for the next round.
"""

import concurrent.futures
import datetime
import hashlib
import json
import math
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

TIDY = "clang-tidy-16"
CLANG = "clang++-16"
LARGEST_GROUP = 40
LONGEST_SECONDS = 600  # of one call; a large group needs one minute
TOO_LONG = f"{TIDY} was not done after {LONGEST_SECONDS} s"
FINDING = re.compile(r"^(/[^:\n]+):\d+:\d+: (?:warning|error): .*\[([\w.,-]+)\]$", re.MULTILINE)
INCLUDE = re.compile(rb'^[ \t]*#[ \t]*include[ \t]*"([^"]+)"', re.MULTILINE)


def output(*command):
    return subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL).stdout


def sources(source, build):
    """{file: flags} of the .cpp files of ours."""
    ours = tuple(f"{source}/{room}/" for room in ("core", "ui", "app", "tests"))
    flags_of = {}
    for entry in json.loads((build / "compile_commands.json").read_text()):
        file = str((Path(entry["directory"]) / entry["file"]).resolve())
        if not file.startswith(ours) or not file.endswith(".cpp"):
            continue
        words = shlex.split(entry["command"])
        start = next(k for k, word in enumerate(words) if word.startswith("-"))  # ccache g++ -…
        flags, skip = [], False
        for word in words[start:]:
            if skip:
                skip = False
            elif word in ("-o", "-c"):
                skip = True
            else:
                flags.append(word)
        # -Wshadow=local is g++'s alone.
        flags_of[file] = (*flags, "-Wno-unknown-warning-option")
    return flags_of


def include_folders(flags):
    folders = []
    for k, flag in enumerate(flags):
        if flag == "-I" and k + 1 < len(flags):
            folders.append(flags[k + 1])
        elif flag.startswith("-I"):
            folders.append(flag[2:])
    return folders


def hash_of(file, flags, context, contents):
    """Of all that decides what clang-tidy says about the file."""
    digest = hashlib.sha256(context.encode())
    digest.update("\0".join(flags).encode())
    waiting, seen = [file], set()
    while waiting:
        path = waiting.pop()
        if path in seen:
            continue
        seen.add(path)
        if path not in contents:
            text = Path(path).read_bytes()
            contents[path] = (hashlib.sha256(text).digest(), INCLUDE.findall(text))
        own_hash, included = contents[path]
        digest.update(path.encode() + own_hash)
        for name in included:
            for folder in (os.path.dirname(path), *include_folders(flags)):
                candidate = os.path.normpath(os.path.join(folder, name.decode()))
                if os.path.isfile(candidate):
                    waiting.append(candidate)
                    break
    return digest.hexdigest()


def changed_since(source, tree):
    """Paths that differ from the tree; None if it is not known here."""
    known = subprocess.run(["git", "-C", str(source), "diff", "--name-only", "-z", tree, "--"],
                           capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if known.returncode != 0:
        return None
    return {f"{source}/{name}" for name in known.stdout.split("\0") if name}


def to_be_read(files, changed, contents):
    """Of the files those that changed, one or more for every header that did, and a tenth."""
    today = datetime.date.today().toordinal() % 10
    chosen = {file for file in files if file in changed
              or int(hashlib.sha256(Path(file).name.encode()).hexdigest(), 16) % 10 == today}
    for header in (path for path in changed if path.endswith(".h")):
        name = os.path.basename(header).encode()
        users = sorted(file for file in files
                       if any(os.path.basename(of) == name for of in contents[file][1]))
        own = [file for file in users if Path(file).stem in (Path(header).stem,
                                                             f"{Path(header).stem}_test")]
        chosen.update(own or users[:1])
    return chosen


def write_group(build, files):
    name = hashlib.sha256("\0".join(files).encode()).hexdigest()[:16]
    path = build / "groups" / f"{name}.cpp"
    path.write_text("".join(f'#include "{file}"  // NOLINT\n' for file in files))
    return str(path)


def colliding(group_file, files, flags):
    """The files that do not compile after the others of the group."""
    run = subprocess.run([CLANG, "-fsyntax-only", "-w", "-ferror-limit=0", *flags, group_file],
                         capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if run.returncode == 0:
        return []
    named = {line.split(":", 1)[0] for line in run.stderr.splitlines() if " error: " in line}
    return [file for file in files if file in named] or files[1:]


def findings_of_ours(said):
    """Without those of the analyser within Eigen and other libraries: it follows paths through
    their kernels that no size of a matrix takes."""
    starts = [*FINDING.finditer(said)]
    ends = [*(start.start() for start in starts[1:]), len(said)]
    return "".join(said[start.start():end] for start, end in zip(starts, ends)
                   if not (start[1].startswith("/usr/") and "clang-analyzer-" in start[2]))


def run_tidy(file, flags, config):
    """(whether the file is clean, what was said)."""
    try:
        run = subprocess.run([TIDY, "--quiet", f"--config={config}", file, "--", *flags],
                             capture_output=True, text=True, stdin=subprocess.DEVNULL,
                             timeout=LONGEST_SECONDS)
    except subprocess.TimeoutExpired:
        return False, TOO_LONG
    said = run.stdout
    if run.returncode != 0 and not FINDING.search(said):
        return False, said if said.strip() else run.stderr
    said = findings_of_ours(said)
    return not said, said


def check(build, files, flags, config):
    """(files looked at, whether they are clean, what was said, files left for the next round)."""
    if len(files) == 1:
        return files, *run_tidy(files[0], flags, config), []
    group_file = write_group(build, files)
    clean, said = run_tidy(group_file, flags, config)
    if said == TOO_LONG:  # in pieces it may be done
        half = len(files) // 2
        looked_at, clean, said, more = check(build, files[:half], flags, config)
        return looked_at, clean, said, more + files[half:]
    if clean or "clang-diagnostic-error" not in said:
        return files, clean, said, []
    later = colliding(group_file, files, flags) or files[1:]
    if len(later) == len(files):
        later = files[1:]
    looked_at, clean, said, more = check(build, [f for f in files if f not in later], flags, config)
    return looked_at, clean, said, later + more


def groups_of(dirty, jobs):
    """[(files, flags, config)], the largest first, of files of one folder."""
    kinds = {}
    for file, flags, config in sorted(dirty):
        kinds.setdefault((os.path.dirname(file), flags, config), []).append(file)
    # At least four groups per job, so that no job waits long for the last one.
    size = max(1, min(LARGEST_GROUP, math.ceil(len(dirty) / (4 * jobs))))
    groups = []
    for (_, flags, config), files in kinds.items():
        count = math.ceil(len(files) / size)
        cuts = [k * len(files) // count for k in range(count + 1)]
        groups += [(files[a:b], flags, config) for a, b in zip(cuts, cuts[1:])]
    return sorted(groups, key=lambda group: -sum(os.path.getsize(file) for file in group[0]))


def rounds(build, jobs, dirty):
    """Yields the results of check() until every file of dirty, (file, flags, config), was seen."""
    while dirty:
        groups = groups_of(dirty, jobs)
        dirty = []
        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            running = {pool.submit(check, build, *group): group for group in groups}
            for task in concurrent.futures.as_completed(running):
                _, flags, config = running[task]
                files, clean, said, later = task.result()
                dirty += [(file, flags, config) for file in later]
                yield files, clean, said


def main():
    source, build, jobs = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve(), int(sys.argv[3])
    (build / "groups").mkdir(exist_ok=True)
    remembered = build / "clean"
    remembered.mkdir(exist_ok=True)
    environment = output(TIDY, "--version") + output("dpkg-query", "-W", "lib*-dev", "qt6*-dev")

    configs, contents, keys, dirty = {}, {}, {}, []
    flags_of = sources(source, build)
    for file, flags in flags_of.items():
        folder = os.path.dirname(file)
        if folder not in configs:
            configs[folder] = output(TIDY, "--dump-config", file, "--")
        keys[file] = hash_of(file, flags, environment + configs[folder], contents)
        if not (remembered / keys[file]).exists():
            dirty.append((file, flags, configs[folder]))
    for old in remembered.iterdir():
        if old.name not in keys.values():
            old.unlink()

    print(f"clang-tidy: {len(flags_of)} files, {len(flags_of) - len(dirty)} known to be clean",
          flush=True)
    changed = changed_since(source, sys.argv[4]) if len(sys.argv) > 4 else None
    if changed is not None:
        chosen = to_be_read(flags_of, changed, contents)
        dirty = [job for job in dirty if job[0] in chosen]
        print(f"  {len(dirty)} to be read: changed since {sys.argv[4]}, or today's tenth", flush=True)
    good = bool(flags_of)
    seen = 0
    for files, clean, said in rounds(build, jobs, dirty):
        if (seen + len(files)) * 10 // len(dirty) > seen * 10 // len(dirty):
            print(f"  {seen + len(files)} of {len(dirty)} files", flush=True)
        seen += len(files)
        if clean:
            for file in files:
                (remembered / keys[file]).touch()
        else:
            good = False
            print(*(os.path.relpath(file, source) for file in files), flush=True)
            print(said, flush=True)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
