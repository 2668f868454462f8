"""Three iterations of the method official-code on a path of three nodes, written to
official_code_reference.json next to this file. Squared loss, network Lasso, U = 0 at the start."""
import json
import pathlib

import numpy as np

X = [np.array([[1.0, 0.5], [0.0, 2.0]]), np.array([[1.0, -1.0]]), np.array([[0.5, 1.0], [2.0, 0.0]])]
y = [np.array([1.0, -1.0]), np.array([3.0]), np.array([0.5, 2.0])]
edges = [(0, 1, 1.0), (1, 2, 0.5)]  # head (the smaller number), tail, weight
lam, eta, sigma, inner = 0.3, 0.05, 0.5, 4
degree = [1, 2, 1]

W = np.zeros((2, 3))
U = np.zeros((2, 2))
iterates = []
for _ in range(3):
    last = W.copy()
    for i in range(3):
        outflow = sum((U[:, e] if h == i else -U[:, e]) for e, (h, t, _) in enumerate(edges) if i in (h, t))
        z = last[:, i] - outflow / degree[i]
        for _ in range(inner):
            z = z - eta * 2 / len(y[i]) * X[i].T @ (X[i] @ z - y[i])
        W[:, i] = z
    step = W - last
    for e, (h, t, a) in enumerate(edges):
        u = U[:, e] + 2 * sigma * (step[:, h] - step[:, t])
        U[:, e] = u * min(1, lam * a / np.linalg.norm(u))
    iterates.append({"W": W.T.tolist(), "U": U.T.tolist()})

pathlib.Path(__file__).with_suffix(".json").write_text(json.dumps({"iterates": iterates}, indent=1) + "\n")
