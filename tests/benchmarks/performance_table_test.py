#!/usr/bin/env python3
"""What performance_table.py promises: every row is in the table, a missed goal says why, and a report
that is not whole is refused."""

import unittest

import performance_table


def row(name, verdict="pass", **more):
    return {"id": name, "quantity": f"quantity of {name}", "ratio": 12.3456, "unit": "×", "goal": 10,
            "better": "higher", "verdict": verdict, "detail": {}, **more}


def report(*rows):
    """All rows of a report, these in place of those of the same name."""
    given = {entry["id"]: entry for entry in rows}
    extra = [entry for name, entry in given.items() if name not in performance_table.SECTIONS]
    return {"machine": {"cpu": "A processor", "cores": 2, "isa": "avx2", "triadGBs": 10.0},
            "commit": "abc", "quick": False,
            "rows": [given.get(name, row(name)) for name in performance_table.SECTIONS] + extra}


class PerformanceTableTest(unittest.TestCase):
    def test_every_row_stands_in_the_table_with_its_verdict(self):
        text = performance_table.performance(report(row("4-d100")), {})
        for name in [*performance_table.SECTIONS, "4-d100"]:
            self.assertIn(f"| {name} | quantity of {name} | 12.35 × | ≥ 10 × | reached |", text)
        self.assertIn("A processor, 2 cores", text)
        self.assertNotIn("missed", text)

    def test_a_missed_goal_says_why(self):
        missed = report(row("2", "fail", ratio=None, better="lower"))
        text = performance_table.performance(missed, {"2": "The memory is slow."})
        self.assertIn("| – | ≤ 10 × | **missed** |", text)
        self.assertIn("- 2: The memory is slow.", text)
        with self.assertRaises(SystemExit):
            performance_table.performance(missed, {})

    def test_what_was_not_measured_says_so(self):
        left_out = report(row("1", "not-measured", ratio=None, detail={"reason": "no scipy"}))
        text = performance_table.performance(left_out, {})
        self.assertIn("- 1 was not measured: no scipy.", text)

    def test_what_is_not_whole_is_refused(self):
        with self.assertRaises(SystemExit):
            performance_table.performance({**report(), "quick": True}, {})
        with self.assertRaises(SystemExit):
            performance_table.performance({**report(), "rows": [row("1")]}, {})


if __name__ == "__main__":
    unittest.main()
