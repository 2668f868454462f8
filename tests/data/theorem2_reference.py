"""Reference values of the test of well-connected clusters and of GTVMin on the cluster graph, computed with NumPy:
python3 theorem2_reference.py > theorem2_reference.json

Two clusters with squared losses. Every root and every subset is tried; GTVMin on the graph of the
clusters, where the two models differ, by Newton's method.
"""
import itertools
import json

import numpy as np

NODES, FIRST, DIMENSION, SAMPLES = 9, 5, 2, 4
CLUSTERS = [list(range(FIRST)), list(range(FIRST, NODES))]


def data():
    r, j = np.meshgrid(np.arange(NODES * SAMPLES), np.arange(DIMENSION), indexing="ij")
    x = 1.5 * np.sin(1 + 2.3 * r + 1.9 * r * j)
    truth = np.where(np.arange(NODES)[:, None] < FIRST, [[2.0, -1.0]], [[-1.0, 1.5]])
    noise = 0.3 * np.sin(3 + 5.1 * np.arange(NODES * SAMPLES))
    return x, (x * truth.repeat(SAMPLES, axis=0)).sum(axis=1) + noise


def edges(inner, border):
    out = []
    for cluster in CLUSTERS:
        for a, b in itertools.combinations(cluster, 2):
            if (a + 2 * b) % 4 != 3 or b == a + 1:
                out.append([a, b, inner * (1 + 0.3 * np.sin(a + 3 * b))])
    return out + [[1, 5, border], [3, 7, 0.7 * border], [3, 8, 0.4 * border]]


def losses(x, y):
    H, g = [], []
    for i in range(NODES):
        rows = slice(i * SAMPLES, (i + 1) * SAMPLES)
        H.append(2 / SAMPLES * x[rows].T @ x[rows])
        g.append(2 / SAMPLES * x[rows].T @ y[rows])
    return np.array(H), np.array(g)


def dual_norm(v, norm):
    return np.linalg.norm(v) if norm == "nlasso" else np.abs(v).max()


def cluster(nodes, H, g, A, lam, norm):
    k = len(nodes)
    factor = 1 if norm == "nlasso" else np.sqrt(DIMENSION)
    outside = [i for i in range(NODES) if i not in nodes]
    out = A[np.ix_(nodes, outside)].sum(axis=1)
    boundary = out.sum()
    total = H[nodes].sum(axis=0)
    alpha = np.linalg.eigvalsh(total)[0]
    optimum = np.linalg.solve(total, g[nodes].sum(axis=0))
    beta = np.array([np.linalg.eigvalsh(H[i])[-1] for i in nodes])
    delta = np.array([dual_norm(H[i] @ optimum - g[i], norm) for i in nodes])
    inside = A[np.ix_(nodes, nodes)]
    curvature = factor * beta * boundary / alpha
    best = None
    for root in range(k):
        worst, window = (-1.0, None), 0.0
        for size in range(1, k):
            for subset in itertools.combinations([i for i in range(k) if i != root], size):
                s = list(subset)
                rest = [i for i in range(k) if i not in subset]
                cut = inside[np.ix_(s, rest)].sum()
                terms = [out[s].sum(), curvature[s].sum(), delta[s].sum() / lam]
                worst = max(worst, (sum(terms) / cut, (root, s, terms, cut)), key=lambda pair: pair[0])
                room = cut - terms[0] - terms[1]
                window = max(window, delta[s].sum() / room if room > 0 else np.inf)
        if best is None or worst[0] < best[0]:
            best = worst
        smallest = window if root == 0 else min(smallest, window)
    root, s, terms, cut = best[1]
    return {
        "boundaryWeight": boundary,
        "strongConvexity": alpha,
        "optimum": optimum.tolist(),
        "smoothness": beta.tolist(),
        "gradients": delta.tolist(),
        "ratio": best[0],
        "root": nodes[root],
        "subset": [nodes[i] for i in s],
        "terms": terms,
        "cut": cut,
        "smallestLambda": None if np.isinf(smallest) else smallest,
        "boundPerLambda": factor * boundary / alpha if norm == "l1" else boundary / alpha,
        "innerDensity": (inside > 0).sum() / (k * (k - 1)),
    }


def cluster_minimum(H, g, y, A, lam):
    """Of the network Lasso, where the two models differ."""
    Q = np.array([H[nodes].sum(axis=0) for nodes in CLUSTERS])
    q = np.array([g[nodes].sum(axis=0) for nodes in CLUSTERS])
    weight = lam * A[np.ix_(*CLUSTERS)].sum()
    w = np.array([np.linalg.solve(Q[c], q[c]) for c in range(2)])
    for _ in range(100):
        v = w[0] - w[1]
        n = np.linalg.norm(v)
        gradient = np.concatenate([Q[0] @ w[0] - q[0] + weight * v / n, Q[1] @ w[1] - q[1] - weight * v / n])
        K = weight * (np.eye(DIMENSION) / n - np.outer(v, v) / n**3)
        hessian = np.block([[Q[0] + K, -K], [-K, Q[1] + K]])
        w = w - np.linalg.solve(hessian, gradient).reshape(2, DIMENSION)
    constant = (y**2).reshape(NODES, SAMPLES).mean(axis=1).sum()
    value = sum(0.5 * w[c] @ Q[c] @ w[c] - q[c] @ w[c] for c in range(2)) + constant
    return {"models": w.tolist(), "objective": value + weight * np.linalg.norm(w[0] - w[1])}


def case(inner, border, lam, norm):
    x, y = data()
    H, g = losses(x, y)
    listed = edges(inner, border)
    A = np.zeros((NODES, NODES))
    for a, b, weight in listed:
        A[a, b] = A[b, a] = weight
    tests = [cluster(nodes, H, g, A, lam, norm) for nodes in CLUSTERS]
    apart = np.linalg.norm(np.subtract(tests[0]["optimum"], tests[1]["optimum"]))
    out = {"edges": listed, "lambda": lam, "norm": norm, "clusters": tests}
    out["separateBelow"] = apart / (tests[0]["boundPerLambda"] + tests[1]["boundPerLambda"])
    if norm == "nlasso":
        out["minimum"] = cluster_minimum(H, g, y, A, lam)
    return out


x, y = data()
cases = [
    case(inner, border, lam, norm)
    for inner, border, lam in [(1, 0.05, 0.02), (1, 0.05, 0.4), (1, 0.05, 3.0), (1, 0.6, 0.3), (0.02, 0.05, 1.0)]
    for norm in ["nlasso", "l1"]
]
print(json.dumps({"features": x.tolist(), "labels": y.tolist(), "samples": SAMPLES, "cases": cases}, indent=1))
