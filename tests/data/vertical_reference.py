"""Reference of vertical federated learning, computed with NumPy:
python3 vertical_reference.py ../../resources/data/wine.csv > vertical_reference.json

A small table of eleven rows and seven columns at three nodes (3 + 2 + 2 columns), first with an intercept: block
coordinate descent in turn and at once, and gradient steps, for squared and logistic losses. Then the wine by columns
over four nodes: R² of each node alone (with an intercept) and of all columns.
"""
import csv
import json
import sys

import numpy as np

ROWS, PARTS, STEPS, RIDGE = 11, [[0, 1, 2], [3, 4], [5, 6]], 6, 0.05
INTERCEPT = 7


def table():
    r, d = np.meshgrid(np.arange(ROWS), np.arange(7), indexing="ij")
    x = np.sin(1 + 1.3 * r + 2.1 * d + 0.17 * r * d)
    return np.hstack([x, np.ones((ROWS, 1))]), np.cos(0.4 + 0.9 * np.arange(ROWS))


X, Y = table()
SIGNS = np.where(Y > 0, 1.0, -1.0)
OWN = [PARTS[0] + [INTERCEPT], PARTS[1], PARTS[2]]
MU = np.array([RIDGE] * 7 + [0.0])


def slope(loss, t):
    return 2 * (t - Y) if loss == "squared" else -SIGNS / (1 + np.exp(SIGNS * t))


def curvature(loss, t):
    return np.full(ROWS, 2.0) if loss == "squared" else 1 / ((1 + np.exp(t)) * (1 + np.exp(-t)))


def minimiser(loss, own, rest, start):
    w = start.copy()
    for _ in range(200):
        t = rest + X[:, own] @ w
        g = X[:, own].T @ slope(loss, t) / ROWS + 2 * MU[own] * w
        h = X[:, own].T @ (curvature(loss, t)[:, None] * X[:, own]) / ROWS + 2 * np.diag(MU[own])
        w = w - np.linalg.solve(h, g)
        if np.abs(g).max() < 1e-15:
            break
    return w


def value(loss, w):
    t = X @ w
    errors = (t - Y) ** 2 if loss == "squared" else np.log1p(np.exp(-SIGNS * t))
    return errors.mean() + MU @ w**2


def run(loss, method):
    w = np.zeros(8)
    bound = (2 if loss == "squared" else 0.25) * X.T @ X / ROWS + 2 * np.diag(MU)
    rate = 1 / np.linalg.eigvalsh(bound).max()
    for _ in range(STEPS):
        if method == "gradient":
            w = w - rate * (X.T @ slope(loss, X @ w) / ROWS + 2 * MU * w)
            continue
        before = w.copy()
        for own in OWN:
            base = w if method == "in-turn" else before
            rest = X @ base - X[:, own] @ base[own]
            best = minimiser(loss, own, rest, base[own])
            w[own] = best if method == "in-turn" else before[own] + (best - before[own]) / len(OWN)
    return {"loss": loss, "method": method, "w": w.tolist(), "value": value(loss, w)}


def r_squared(features, y):
    features = np.hstack([features, np.ones((len(y), 1))])
    errors = y - features @ np.linalg.lstsq(features, y, rcond=None)[0]
    return 1 - errors @ errors / ((y - y.mean()) @ (y - y.mean()))


def wine(path):
    with open(path, encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    names = [name for name in rows[0] if name not in ("alcohol", "cultivar")]
    x = np.array([[float(row[name]) for name in names] for row in rows])
    y = np.array([float(row["alcohol"]) for row in rows])
    assert x.shape[1] == 12, names
    parts = np.array_split(np.arange(12), 4)
    return {"alone": [r_squared(x[:, part], y) for part in parts], "together": r_squared(x, y)}


runs = [run(loss, method) for loss in ("squared", "logistic") for method in ("in-turn", "at-once", "gradient")]
print(json.dumps({"runs": runs, "wine": wine(sys.argv[1])}, indent=1))
