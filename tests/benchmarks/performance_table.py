#!/usr/bin/env python3
"""Writes the tables of the performance page: performance_table.py report.json 10-performance.md

What stands between the two markers is replaced by a table of all rows of the report (of a full run
of gtvlab-bench), the machine, and for every goal that was missed the sentence of
missed_goals.json that says why. A missed goal without a sentence, a report of --quick or one that
lacks rows is refused.
"""

import json
import sys
from pathlib import Path

BEGIN = "<!-- performance: written by tests/benchmarks/performance_table.py -->"
END = "<!-- performance: end -->"
SECTIONS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "memory", "instructions"]


def fail(reason):
    sys.exit(f"performance_table.py: {reason}")


def section(row):
    return row["id"].split("-")[0]


def number(value, unit):
    if value is None:
        return "–"
    text = f"{value:.4g}" if abs(value) < 1000 else f"{value:,.0f}".replace(",", " ")
    return f"{text} {unit}".strip()


def table(rows):
    yield "| row | quantity | measured | goal | |"
    yield "|---|---|---|---|---|"
    words = {"pass": "reached", "fail": "**missed**", "not-measured": "not measured"}
    for row in rows:
        sign = "≥" if row["better"] == "higher" else "≤"
        yield (f"| {row['id']} | {row['quantity']} | {number(row['ratio'], row['unit'])} "
               f"| {sign} {number(row['goal'], row['unit'])} | {words[row['verdict']]} |")


def reasons(rows, sentences):
    for row in rows:
        if row["verdict"] == "not-measured":
            yield f"- {row['id']} was not measured: {row['detail']['reason']}."
        if row["verdict"] == "fail":
            if row["id"] not in sentences:
                fail(f"row {row['id']} misses its goal, and missed_goals.json does not say why")
            yield f"- {row['id']}: {sentences[row['id']]}"


def performance(report, sentences):
    rows, machine = report["rows"], report["machine"]
    if report["quick"]:
        fail("this is a report of --quick")
    missing = [name for name in SECTIONS if name not in map(section, rows)]
    if missing:
        fail(f"the report lacks the rows {', '.join(missing)}")
    lines = [
        f"Measured by `gtvlab-bench` at commit {report['commit']} on {machine['cpu']}, "
        f"{machine['cores']} cores, {machine['isa']} kernels, triad of one thread "
        f"{machine['triadGBs']:.1f} GB/s. Every ratio is of one run.", "", *table(rows)]
    why = list(reasons(rows, sentences))
    if why:
        lines += ["", "Where a goal is missed, and why:", "", *why]
    return "\n".join(lines)


def main():
    if len(sys.argv) != 3:
        fail("report.json 10-performance.md")
    report = json.loads(Path(sys.argv[1]).read_text())
    sentences = json.loads((Path(__file__).parent / "missed_goals.json").read_text())
    page = Path(sys.argv[2])
    text = page.read_text()
    if text.count(BEGIN) != 1 or text.count(END) != 1 or text.index(BEGIN) > text.index(END):
        fail(f"{page} does not have the two markers once each")
    before, rest = text.split(BEGIN)
    after = rest.split(END)[1]
    page.write_text(f"{before}{BEGIN}\n{performance(report, sentences)}\n{END}{after}")


if __name__ == "__main__":
    main()
