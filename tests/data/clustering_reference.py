"""Reference values of clusterings, computed with NumPy and NetworkX:
python3 clustering_reference.py > clustering_reference.json

Lloyd's iterations, EM of a Gaussian mixture, both with neighbours as well, Ward's merges by a search over all pairs, the projector on
the first eigenvectors of the normalised Laplacian, approximate personalised PageRank, conductances and
modularities, and the best sets of least conductance by a search over all subsets.
"""
import itertools
import json

import networkx as nx
import numpy as np

POINTS, DIMENSION, CENTRES = 24, 2, 3


def points():
    i, d = np.meshgrid(np.arange(POINTS), np.arange(DIMENSION), indexing="ij")
    return np.sin(1 + 7.3 * i + 1.7 * d) + np.where(d == 0, 3.0 * (i % 3), 1.0 * (i % 3) ** 2)


def lloyd(x, centres):
    of = None
    while True:
        now = ((x[:, None] - centres[None]) ** 2).sum(axis=2).argmin(axis=1)
        if of is not None and (now == of).all():
            return centres, of, ((x - centres[of]) ** 2).sum()
        of = now
        centres = np.array([x[of == j].mean(axis=0) for j in range(len(centres))])


def density(x, mean, covariance):
    apart = x - mean
    exponent = np.einsum("ra,ab,rb->r", apart, np.linalg.inv(covariance), apart)
    return np.exp(-exponent / 2) / np.sqrt((2 * np.pi) ** x.shape[1] * np.linalg.det(covariance))


def expectation_maximisation(x, means, steps, floor):
    k = len(means)
    weights = np.full(k, 1 / k)
    covariances = np.array([np.eye(x.shape[1])] * k)
    for _ in range(steps):
        joint = np.array([weights[j] * density(x, means[j], covariances[j]) for j in range(k)])
        gamma = joint / joint.sum(axis=0)
        counts = gamma.sum(axis=1)
        weights = counts / counts.sum()
        means = gamma @ x / counts[:, None]
        covariances = np.array(
            [
                (gamma[j, :, None] * (x - means[j])).T @ (x - means[j]) / counts[j]
                + floor * np.eye(x.shape[1])
                for j in range(k)
            ]
        )
    joint = np.array([weights[j] * density(x, means[j], covariances[j]) for j in range(k)])
    return weights, means, covariances, np.log(joint.sum(axis=0)).sum()


def ward(x):
    clusters = {i: [i] for i in range(len(x))}
    merges = []
    while len(clusters) > 1:
        height, a, b = min(
            (
                np.sqrt(
                    2 * len(p) * len(q) / (len(p) + len(q))
                    * ((x[p].mean(axis=0) - x[q].mean(axis=0)) ** 2).sum()
                ),
                a,
                b,
            )
            for (a, p), (b, q) in itertools.combinations(clusters.items(), 2)
        )
        merges.append([a, b, height])
        clusters[len(x) + len(merges) - 1] = clusters.pop(a) + clusters.pop(b)
    return merges


def node_points():
    """Four nodes with six points each, the last one without any."""
    i, r, d = np.meshgrid(np.arange(4), np.arange(6), np.arange(2), indexing="ij")
    x = np.sin(2 + 5.1 * i + 3.7 * r + 1.3 * d) + 4.0 * (r % 2) * (1 - d) + 0.5 * i
    return [*x[:3], np.zeros((0, 2))]


EDGES = [(0, 1, 1.0), (1, 2, 0.5), (2, 3, 2.0), (0, 3, 0.25)]
STRENGTH, FLOOR = 0.3, 0.01


def weights_between():
    a = np.zeros((4, 4))
    for i, j, weight in EDGES:
        a[i, j] = a[j, i] = STRENGTH * weight
    return a


def matched(own, others):
    """The order of the others' centres that is nearest to the own ones, of all orders."""
    orders = itertools.permutations(range(len(own)))
    return list(min(orders, key=lambda order: ((own - others[list(order)]) ** 2).sum()))


def federated_k_means(x, start, steps, a):
    centres = np.array([start] * 4)
    for _ in range(steps):
        now = centres.copy()
        for i in range(4):
            of = ((x[i][:, None] - now[i][None]) ** 2).sum(axis=2).argmin(axis=1)
            for j in range(len(start)):
                total, count = np.zeros(2), 0.0
                if len(x[i]):
                    total = x[i][of == j].sum(axis=0) / len(x[i])
                    count = (of == j).sum() / len(x[i])
                for other in range(4):
                    theirs = now[other][matched(now[i], now[other])]
                    total, count = total + a[i, other] * theirs[j], count + a[i, other]
                centres[i, j] = total / count
    return centres


def federated_mixture(x, start, steps, a):
    k = len(start)
    p = [(np.full(k, 1 / k), start.copy(), np.array([np.eye(2)] * k)) for _ in range(4)]
    for _ in range(steps):
        now = p
        p = []
        for i in range(4):
            weights, means, covariances = now[i]
            counts, firsts, seconds = np.zeros(k), np.zeros((k, 2)), np.zeros((k, 2, 2))
            if len(x[i]):
                joint = np.array(
                    [weights[j] * density(x[i], means[j], covariances[j]) for j in range(k)]
                )
                gamma = joint / joint.sum(axis=0) / len(x[i])
                counts, firsts = gamma.sum(axis=1), gamma @ x[i]
                seconds = np.einsum("jr,ra,rb->jab", gamma, x[i], x[i])
            for other in range(4):
                order = matched(means, now[other][1])
                for j in range(k):
                    w, m, c = (part[order[j]] for part in now[other])
                    counts[j] += a[i, other] * w
                    firsts[j] += a[i, other] * w * m
                    seconds[j] += a[i, other] * w * (c + np.outer(m, m))
            mean = firsts / counts[:, None]
            p.append(
                (
                    counts / counts.sum(),
                    mean,
                    np.array(
                        [
                            seconds[j] / counts[j] - np.outer(mean[j], mean[j]) + FLOOR * np.eye(2)
                            for j in range(k)
                        ]
                    ),
                )
            )
    return p


def graph():
    """Three groups of four nodes with edges inside, and two between."""
    g = nx.Graph()
    g.add_nodes_from(range(12))
    for c in range(3):
        for a, b in itertools.combinations(range(4 * c, 4 * c + 4), 2):
            g.add_edge(a, b, weight=1 + 0.1 * ((a + 2 * b) % 5))
    g.add_edge(3, 4, weight=0.3)
    g.add_edge(7, 8, weight=0.4)
    g.add_edge(11, 0, weight=0.2)
    return g


def page_rank(g, seed, alpha, epsilon):
    a = nx.to_numpy_array(g)
    strength = a.sum(axis=1)
    p, r = np.zeros(len(a)), np.zeros(len(a))
    r[seed] = 1
    due = [seed]
    while due:
        i = due.pop(0)
        mass, r[i] = r[i], 0
        p[i] += alpha * mass
        # Neighbours in the order of edge numbers: smaller nodes first.
        for j in [*np.flatnonzero(a[i]), i]:
            r[j] += (1 - alpha) * mass / 2 * (1 if j == i else a[i, j] / strength[i])
            if j not in due and r[j] >= epsilon * strength[j]:
                due.append(int(j))
    return p


def quotient(a, inside, base):
    """FlowImprove's: cut(S')/(vol(S' and S) - theta vol(S' without S))."""
    strength = a.sum(axis=1)
    theta = strength[base].sum() / strength[~base].sum()
    gain = strength[inside & base].sum() - theta * strength[inside & ~base].sum()
    return a[inside][:, ~inside].sum() / gain if gain > 0 else np.inf


def best_subset(a, base, around):
    candidates = range(len(a)) if around else np.flatnonzero(base)
    best = (np.inf, None)
    for size in range(1, len(candidates) + 1):
        for subset in itertools.combinations(candidates, size):
            inside = np.zeros(len(a), bool)
            inside[list(subset)] = True
            value = quotient(a, inside, base)
            if value < best[0] - 1e-12:
                best = (value, inside)
    return [int(i) for i in np.flatnonzero(best[1])]


def main():
    x = points()
    g = graph()
    a = nx.to_numpy_array(g, nodelist=range(12))
    strength = a.sum(axis=1)
    laplacian = np.eye(12) - a / np.sqrt(np.outer(strength, strength))
    vectors = np.linalg.eigh(laplacian)[1][:, :3]
    centres, of, cost = lloyd(x, x[:CENTRES])
    weights, means, covariances, likelihood = expectation_maximisation(x, x[:CENTRES], 5, 0.01)
    groups = [set(range(4 * c, 4 * c + 4)) for c in range(3)]
    base = np.zeros(12, bool)
    base[[0, 1, 2, 3, 4]] = True
    partial = np.zeros(12, bool)
    partial[[0, 1, 2, 9]] = True
    nodes = node_points()
    start = np.array([[0.0, 0.5], [3.0, 0.0]])
    mixtures = federated_mixture(nodes, start, 4, weights_between())
    return {
        "federatedCentres": [c.T.tolist() for c in federated_k_means(nodes, start, 4, weights_between())],
        "federatedWeights": [w.tolist() for w, _, _ in mixtures],
        "federatedMeans": [m.T.tolist() for _, m, _ in mixtures],
        "firstCovariances": [c[0].flatten().tolist() for _, _, c in mixtures],
        "secondCovariances": [c[1].flatten().tolist() for _, _, c in mixtures],
        "lloyd": {"centres": centres.T.tolist(), "of": of.tolist(), "cost": cost},
        "mixture": {
            "weights": [weights.tolist()],
            "means": means.T.tolist(),
            "covariances": [c.tolist() for c in covariances],
            "logLikelihood": likelihood,
        },
        "ward": ward(x),
        "projector": (vectors @ vectors.T).tolist(),
        "pageRank": [page_rank(g, 5, 0.1, 1e-5).tolist()],
        "conductance": [nx.conductance(g, s, weight="weight") for s in groups],
        "modularity": nx.algorithms.community.modularity(g, groups, weight="weight"),
        "within": best_subset(a, base, False),
        "around": best_subset(a, partial, True),
    }


print(json.dumps(main()))
