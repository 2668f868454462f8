"""Reference iterates of gradient steps, computed with NumPy: python3 gradient_steps_reference.py > gradient_steps_reference.json

Three nodes in a chain with squared losses (means over their samples) and the penalty ½‖v‖²: momentum
(Polyak 1964), Adam (Kingma & Ba 2015), and batches that go around cyclically.
"""
import json

import numpy as np

COUNTS, DIMENSION, LAMBDA, STEPS = [5, 7, 4], 3, 0.4, 25
EDGES = [(0, 1, 1.0), (1, 2, 0.5)]
RATE = {"plain": 0.05, "momentum": 0.02, "adam": 0.1}


def node(i):
    r, d = np.meshgrid(np.arange(COUNTS[i]), np.arange(DIMENSION), indexing="ij")
    x = np.sin(1 + 3.1 * i + 2.3 * r + 1.7 * d)
    y = np.cos(0.5 + 1.9 * i + 0.7 * np.arange(COUNTS[i]))
    return x, y


def losses(w, step, batch):
    g = np.zeros_like(w)
    for i, count in enumerate(COUNTS):
        x, y = node(i)
        taken = range(count) if batch == 0 else [(step * batch + b) % count for b in range(batch)]
        for r in taken:
            g[i] += 2 * x[r] * (x[r] @ w[i] - y[r]) / len(taken)
    return g


def coupling(w):
    g = np.zeros_like(w)
    for i, j, weight in EDGES:
        g[i] += LAMBDA * weight * (w[i] - w[j])
        g[j] += LAMBDA * weight * (w[j] - w[i])
    return g


def run(update, batch):
    w = np.zeros((3, DIMENSION))
    v = np.zeros_like(w)
    s = np.zeros_like(w)
    for k in range(STEPS):
        g = losses(w, k, batch) + coupling(w)
        if update == "momentum":
            v = 0.9 * v + g
            p = v
        elif update == "adam":
            v = 0.9 * v + 0.1 * g
            s = 0.999 * s + 0.001 * g**2
            p = v / (1 - 0.9 ** (k + 1)) / (np.sqrt(s / (1 - 0.999 ** (k + 1))) + 1e-8)
        else:
            p = g
        w = w - RATE[update] * p
    return w.tolist()


print(json.dumps([{"update": u, "batch": b, "W": run(u, b)} for u in RATE for b in (0, 3)], indent=1))
