#!/usr/bin/env python3
"""Writes exponential_families_reference.json: the Poisson, gamma and Gaussian-mean losses in numbers
that share no code with core/, for tests/core/losses/exponential_families_test.cpp. Needs numpy.

    /usr/bin/python3 tests/data/exponential_families_reference.py

`losses`: value, gradient, Hessian and proximal map argmin_w L(w) + (rho/2)|w - v|^2 of one node. The
value of the likelihoods is half the deviance. `network`: the optimum of

    sum_i L_i(w_i) + lambda sum_e A_e |w_i - w_j|

on six nodes in two triangles that one weak edge joins, by ADMM with an exact proximal step per node,
then by Newton's method on the nodes that ADMM has fused to 1e-5 (one vector for each group; the edges
between groups are differentiable there). The last step leaves a gradient of about 1e-15, and the
flows that ADMM found inside the groups say that no group falls apart: `largestShare` is the largest
|u_e|/(lambda A_e) there, below 1.
"""
import json
import pathlib

import numpy as np

here = pathlib.Path(__file__).resolve().parent


class Family:
    """c sum_r l(x_r w, y_r) + ridge |w|^2, c = 1/m."""

    def __init__(self, kind, X, y, shape=1.0, ridge=0.0):
        self.kind, self.X, self.y, self.shape, self.ridge = kind, X, y, shape, ridge

    def value(self, w):
        t, y = self.X @ w, self.y
        if self.kind == "poisson":
            saturated = np.where(y > 0, y * np.log(np.maximum(y, 1)) - y, 0)
            terms = np.exp(t) - y * t + saturated
        else:
            terms = self.shape * (t + y * np.exp(-t) - np.log(y) - 1)
        return terms.mean() + self.ridge * w @ w

    def gradient(self, w):
        t, y = self.X @ w, self.y
        slope = np.exp(t) - y if self.kind == "poisson" else self.shape * (1 - y * np.exp(-t))
        return self.X.T @ slope / len(y) + 2 * self.ridge * w

    def hessian(self, w):
        t, y = self.X @ w, self.y
        curvature = np.exp(t) if self.kind == "poisson" else self.shape * y * np.exp(-t)
        H = self.X.T @ (curvature[:, None] * self.X) / len(y)
        return H + 2 * self.ridge * np.eye(self.X.shape[1])


class GaussianMean:
    """(1/2m) sum_r (w - a_r)^T Omega (w - a_r) + ridge |w|^2."""

    def __init__(self, points, precision, ridge=0.0):
        self.points, self.precision, self.ridge = points, precision, ridge

    def value(self, w):
        apart = w - self.points
        return 0.5 * np.einsum("ri,ij,rj->r", apart, self.precision, apart).mean() + self.ridge * w @ w

    def gradient(self, w):
        return self.precision @ (w - self.points.mean(0)) + 2 * self.ridge * w

    def hessian(self, w):
        return self.precision + 2 * self.ridge * np.eye(len(w))


def newton(value, gradient, hessian, w):
    """Damped Newton steps, then plain ones until rounding is all that is left."""
    for _ in range(200):
        g = gradient(w)
        step = np.linalg.solve(hessian(w), g)
        length = 1.0
        while length > 1e-10 and not value(w - length * step) <= value(w) - 1e-4 * length * g @ step:
            length /= 2
        if length <= 1e-10:
            break
        w = w - length * step
        if np.abs(step).max() < 1e-6:
            break
    for _ in range(3):
        w = w - np.linalg.solve(hessian(w), gradient(w))
    return w


def prox(loss, rho, v):
    return newton(lambda w: loss.value(w) + rho / 2 * (w - v) @ (w - v),
                  lambda w: loss.gradient(w) + rho * (w - v),
                  lambda w: loss.hessian(w) + rho * np.eye(len(v)), v.copy())


def admm(losses, edges, lam, d, steps=2000, rho=1.0):
    """W, and the flow of every edge, from its head i to its tail j: z_e ~ w_i - w_j."""
    n = len(losses)
    W = np.zeros((n, d))
    # Copies z_ei, z_ej of the ends of every edge, so that the nodes are apart.
    copies = [[np.zeros(d), np.zeros(d)] for _ in edges]
    duals = [[np.zeros(d), np.zeros(d)] for _ in edges]
    for _ in range(steps):
        pull = np.zeros((n, d))
        count = np.zeros(n)
        for e, (i, j, _weight) in enumerate(edges):
            for end, node in enumerate((i, j)):
                pull[node] += copies[e][end] - duals[e][end]
                count[node] += 1
        before = W.copy()
        for i in range(n):
            W[i] = prox(losses[i], rho * count[i], pull[i] / count[i])
        moved = np.abs(W - before).max()
        for e, (i, j, weight) in enumerate(edges):
            a, b = W[i] + duals[e][0], W[j] + duals[e][1]
            middle, apart = (a + b) / 2, a - b
            length = np.linalg.norm(apart)
            keep = max(0.0, 1 - 2 * lam * weight / rho / length) if length > 0 else 0.0
            copies[e] = [middle + keep * apart / 2, middle - keep * apart / 2]
            duals[e] = [a - copies[e][0], b - copies[e][1]]
        if moved < 1e-9:
            break
    return W, [rho * dual[0] for dual in duals]


def optimum(losses, edges, lam, d):
    W, flows = admm(losses, edges, lam, d)
    n = len(losses)
    group = list(range(n))
    inside = [np.linalg.norm(W[i] - W[j]) < 1e-5 for i, j, _weight in edges]
    for (i, j, _weight), fused in zip(edges, inside):
        if fused:
            old, new = group[j], group[i]
            group = [new if g == old else g for g in group]
    names = sorted(set(group))
    group = [names.index(g) for g in group]
    k = len(names)
    inside = [group[i] == group[j] for i, j, _weight in edges]
    cut = [(group[i], group[j], weight) for (i, j, weight), fused in zip(edges, inside) if not fused]

    def parts(x):
        return x.reshape(k, d)

    def value(x):
        V = parts(x)
        return (sum(losses[i].value(V[group[i]]) for i in range(n))
                + lam * sum(w * np.linalg.norm(V[a] - V[b]) for a, b, w in cut))

    def gradient(x):
        V, out = parts(x), np.zeros((k, d))
        for i in range(n):
            out[group[i]] += losses[i].gradient(V[group[i]])
        for a, b, w in cut:
            direction = (V[a] - V[b]) / np.linalg.norm(V[a] - V[b])
            out[a] += lam * w * direction
            out[b] -= lam * w * direction
        return out.ravel()

    def hessian(x):
        V, out = parts(x), np.zeros((k, d, k, d))
        for i in range(n):
            out[group[i], :, group[i], :] += losses[i].hessian(V[group[i]])
        for a, b, w in cut:
            length = np.linalg.norm(V[a] - V[b])
            u = (V[a] - V[b]) / length
            block = lam * w / length * (np.eye(d) - np.outer(u, u))
            out[a, :, a, :] += block
            out[b, :, b, :] += block
            out[a, :, b, :] -= block
            out[b, :, a, :] -= block
        return out.reshape(k * d, k * d)

    x = newton(value, gradient, hessian,
               np.concatenate([np.mean([W[i] for i in range(n) if group[i] == g], 0) for g in range(k)]))
    left = np.abs(gradient(x)).max()
    share = max([np.linalg.norm(flow) / (lam * weight) for flow, (_i, _j, weight), fused
                 in zip(flows, edges, inside) if fused], default=0.0)
    assert left < 1e-12 and share < 1 - 1e-6, (left, share)
    return {"objective": value(x), "W": [list(parts(x)[group[i]]) for i in range(n)],
            "groups": group, "largestGradient": left, "largestShare": share}


def build(kind, rng, m, d, shape, truth):
    """Data of one node: rounded, so that JSON holds all of it."""
    if kind == "gaussian-mean":
        return np.round(truth + rng.normal(size=(m, d)), 6), None
    X = np.round(0.6 * rng.normal(size=(m, d)), 6)
    mean = np.exp(X @ truth)
    y = rng.poisson(mean).astype(float) if kind == "poisson" else np.round(
        mean * rng.gamma(shape, 1 / shape, size=m) + 1e-3, 6)
    return X, y


def loss_of(kind, X, y, shape, precision, ridge):
    return GaussianMean(X, precision, ridge) if kind == "gaussian-mean" else Family(kind, X, y, shape, ridge)


def main():
    rng = np.random.default_rng(20230702)
    d = 2
    precision = np.array([[2.0, 0.5], [0.5, 1.0]])
    kinds = [("poisson", 1.0), ("gamma", 1.0), ("gamma", 2.5), ("gaussian-mean", 1.0)]
    out = {"losses": [], "networks": []}
    for kind, shape in kinds:
        for m, ridge in ((1, 0.0), (4, 0.0), (7, 0.15)):
            X, y = build(kind, rng, m, d, shape, np.array([0.8, -0.5]))
            loss = loss_of(kind, X, y, shape, precision, ridge)
            w, v, rho = np.round(rng.normal(size=d), 6), np.round(2 * rng.normal(size=d), 6), 0.7
            out["losses"].append({
                "kind": kind, "shape": shape, "ridge": ridge, "precision": precision.tolist(),
                "features": X.tolist(), "labels": [0.0] * m if y is None else y.tolist(),
                "w": w.tolist(), "value": loss.value(w), "gradient": loss.gradient(w).tolist(),
                "hessian": loss.hessian(w).tolist(), "rho": rho, "v": v.tolist(),
                "prox": prox(loss, rho, v).tolist()})
        edges = [(0, 1, 1.0), (0, 2, 1.0), (1, 2, 1.0), (3, 4, 1.0), (3, 5, 1.0), (4, 5, 1.0),
                 (2, 3, 0.2)]
        lam = 0.3
        nodes, losses = [], []
        for i in range(6):
            X, y = build(kind, rng, 6, d, shape, np.array([1.2, 0.4] if i < 3 else [-0.8, 1.0]))
            losses.append(loss_of(kind, X, y, shape, precision, 0.0))
            nodes.append({"features": X.tolist(), "labels": [0.0] * 6 if y is None else y.tolist()})
        out["networks"].append({"kind": kind, "shape": shape, "precision": precision.tolist(),
                                "lambda": lam, "edges": edges, "nodes": nodes,
                                **optimum(losses, edges, lam, d)})
    with open(here / "exponential_families_reference.json", "w") as file:
        json.dump(out, file, indent=1)
        file.write("\n")


if __name__ == "__main__":
    main()
