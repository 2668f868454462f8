"""Reference iterates of methods with a server, computed with NumPy: python3 server_methods_reference.py > server_methods_reference.json

Five nodes, the last without data, with squared losses (means over their samples) and full gradients. The
methods and their numbers are those of the catalogue: FedAvg with gradient steps (McMahan et al. 2017),
FedProx (Li et al. 2020), SCAFFOLD with option II (Karimireddy et al. 2020), FedAdam (Reddi et al. 2021), Ditto
(Li et al. 2021), partial sharing as FedRep (Collins et al. 2021), and local averaging with Metropolis weights.
"""
import json

import numpy as np

COUNTS, DIMENSION, ROUNDS = [5, 7, 4, 6], 3, 12
EDGES = [(0, 1), (1, 2), (1, 3), (3, 4)]
NODES, STEPS, RATE, LAMBDA = 5, 4, 0.07, 0.4


def node(i):
    r, d = np.meshgrid(np.arange(COUNTS[i]), np.arange(DIMENSION), indexing="ij")
    x = np.sin(1 + 3.1 * i + 2.3 * r + 1.7 * d + 0.9 * r * d)
    y = np.cos(0.5 + 1.9 * i + 0.7 * np.arange(COUNTS[i])) + i
    return x, y


def gradient(i, w):
    x, y = node(i)
    return 2 * x.T @ (x @ w - y) / COUNTS[i]


def steps(w, direction, count=STEPS):
    for _ in range(count):
        w = w - RATE * direction(w)
    return w


def average(models, weights):
    return np.average(models, axis=0, weights=weights)


CLIENTS = range(len(COUNTS))
EQUAL = np.ones(len(COUNTS))


def fedavg(weights):
    x = np.zeros(DIMENSION)
    for _ in range(ROUNDS):
        x = average([steps(x, lambda w: gradient(i, w)) for i in CLIENTS], weights)
    return [x] * NODES


def fedprox(mu, weights):
    x = np.zeros(DIMENSION)
    for _ in range(ROUNDS):
        x = average([steps(x, lambda w: gradient(i, w) + mu * (w - x)) for i in CLIENTS], weights)
    return [x] * NODES


def scaffold(step):
    x, c = np.zeros(DIMENSION), np.zeros(DIMENSION)
    own = np.zeros((len(COUNTS), DIMENSION))
    for _ in range(ROUNDS):
        ends = [steps(x, lambda w: gradient(i, w) - own[i] + c) for i in CLIENTS]
        new = np.array([own[i] - c + (x - ends[i]) / (STEPS * RATE) for i in CLIENTS])
        x = x + step * average([end - x for end in ends], EQUAL)
        c = c + (new - own).sum(axis=0) / len(COUNTS)
        own = new
    return [x] * NODES


def fedadam(step, beta1, beta2, tau):
    x, m = np.zeros(DIMENSION), np.zeros(DIMENSION)
    v = np.full(DIMENSION, tau**2)
    for _ in range(ROUNDS):
        delta = average([steps(x, lambda w: gradient(i, w)) - x for i in CLIENTS], EQUAL)
        m = beta1 * m + (1 - beta1) * delta
        v = beta2 * v + (1 - beta2) * delta**2
        x = x + step * m / (np.sqrt(v) + tau)
    return [x] * NODES


def ditto(count):
    x = np.zeros(DIMENSION)
    own = np.zeros((len(COUNTS), DIMENSION))
    for _ in range(ROUNDS):
        own = [steps(own[i], lambda v: gradient(i, v) + LAMBDA * (v - x), count) for i in CLIENTS]
        x = average([steps(x, lambda w: gradient(i, w)) for i in CLIENTS], EQUAL)
    return [*own, x]


def partial(shared, count):
    x = np.zeros(DIMENSION)
    mask = np.array(shared, dtype=float)
    heads = np.zeros((NODES, DIMENSION))
    for _ in range(ROUNDS):
        ends = []
        for i in CLIENTS:
            w = mask * x + (1 - mask) * heads[i]
            w = steps(w, lambda z: (1 - mask) * gradient(i, z), count)
            heads[i] = w
            ends.append(steps(w, lambda z: mask * gradient(i, z)))
        x = average(ends, EQUAL)
    return [mask * x + (1 - mask) * heads[i] for i in range(NODES)]


def averaging():
    degree = np.zeros(NODES)
    for i, j in EDGES:
        degree[[i, j]] += 1
    mixing = np.zeros((NODES, NODES))
    for i, j in EDGES:
        mixing[i, j] = mixing[j, i] = 1 / (1 + max(degree[i], degree[j]))
    mixing += np.diag(1 - mixing.sum(axis=1))
    w = np.zeros((NODES, DIMENSION))
    for _ in range(ROUNDS):
        for i in CLIENTS:
            w[i] = steps(w[i], lambda z: gradient(i, z))
        w = mixing @ w
    return w


LOCAL = {"localSteps": STEPS, "rate": RATE}
CASES = [
    ({"kind": "fedavg", "client": "gradient"}, fedavg(EQUAL)),
    ({"kind": "fedavg", "client": "gradient", "weightsBySamples": True}, fedavg(COUNTS)),
    ({"kind": "fedprox", "mu": 0.3}, fedprox(0.3, EQUAL)),
    ({"kind": "fedprox", "mu": 2, "weightsBySamples": True}, fedprox(2, COUNTS)),
    ({"kind": "scaffold"}, scaffold(1)),
    ({"kind": "scaffold", "globalStep": 0.6}, scaffold(0.6)),
    ({"kind": "fedadam"}, fedadam(0.1, 0.9, 0.99, 1e-3)),
    ({"kind": "fedadam", "globalStep": 0.03, "beta1": 0.5, "beta2": 0.8, "tau": 0.1}, fedadam(0.03, 0.5, 0.8, 0.1)),
    ({"kind": "ditto", "personalSteps": 3}, ditto(3)),
    ({"kind": "partial-sharing"}, partial([1, 1, 0], 5)),
    ({"kind": "partial-sharing", "shared": "1+3", "personalSteps": 2}, partial([1, 0, 1], 2)),
    ({"kind": "local-averaging"}, averaging()),
]
print(json.dumps([{"solver": {**solver, **LOCAL}, "W": np.array(w).tolist()} for solver, w in CASES], indent=1))
