"""Reference numbers of differential privacy, with NumPy: python3 privacy_reference.py > privacy_reference.json

Nothing here uses the closed forms of the program. delta is the integral of max(0, p - e^eps q) for
p = N(mu, 1) and q = N(0, 1), by Gauss-Legendre rules behind its kink; epsilon and mu are found by bisection of
it. The Rényi divergence of the sampled Gaussian is the integral of q (p_mixed/q)^alpha, by the trapezoidal
rule, which converges faster than any power of the step here.
"""
import json
import math

import numpy as np

NODES, WEIGHTS = np.polynomial.legendre.leggauss(40)
ORDERS = list(range(2, 129)) + [256, 512, 1024]


def delta(mu, epsilon):
    kink = epsilon / mu + mu / 2
    edges = np.linspace(kink, max(kink, mu) + 12, 61)
    half = (edges[1:] - edges[:-1]) / 2
    x = (edges[:-1] + half)[:, None] + half[:, None] * NODES[None, :]
    # p - e^eps q = p (1 - e^(eps - loss))
    loss = mu * x - mu * mu / 2
    values = np.exp(-((x - mu) ** 2) / 2) / math.sqrt(2 * math.pi) * -np.expm1(epsilon - loss)
    return float((values * WEIGHTS[None, :] * half[:, None]).sum())


def bisect(low, high, is_large):
    for _ in range(200):
        middle = (low + high) / 2
        if middle in (low, high):
            break
        low, high = (low, middle) if is_large(middle) else (middle, high)
    return (low + high) / 2


def epsilon(mu, d):
    return bisect(0, 1e4, lambda e: delta(mu, e) <= d)


def sampled(alpha, rate, mu):
    x = np.arange(-14, alpha * mu + 14, 1 / 256)
    ratio = np.logaddexp(math.log1p(-rate) if rate < 1 else -np.inf, math.log(rate) + mu * x - mu * mu / 2)
    exponent = alpha * ratio - x * x / 2
    top = exponent.max()
    total = math.log(np.exp(exponent - top).sum() / 256 / math.sqrt(2 * math.pi)) + top
    return total / (alpha - 1)


def renyi_epsilon(mu, rate, rounds, d):
    return min(rounds * sampled(a, rate, mu) + math.log((a - 1) / a) - math.log(d * a) / (a - 1) for a in ORDERS)


print(json.dumps({
    "delta": [[mu, e, delta(mu, e)] for mu, e in [(0.1, 0.05), (0.5, 0), (1, 1), (1, 4), (2, 0.5), (3, 10), (8, 30)]],
    "epsilon": [[mu, d, epsilon(mu, d)] for mu, d in [(0.2, 1e-5), (1, 1e-5), (1, 0.1), (2, 1e-6), (5, 1e-5), (20, 1e-5)]],
    "mu": [[e, d, bisect(1e-6, 1e3, lambda m: delta(m, e) > d)] for e, d in [(0.1, 1e-5), (1, 1e-5), (8, 1e-6), (1, 0.01)]],
    "renyi": [[a, q, mu, sampled(a, q, mu)] for a, q, mu in [(2, 0.01, 1), (8, 0.1, 0.5), (32, 0.05, 1), (5, 0.5, 2), (16, 1, 0.7)]],
    "composed": [[mu, q, k, d, renyi_epsilon(mu, q, k, d)]
                 for mu, q, k, d in [(1, 0.01, 1000, 1e-5), (0.5, 0.1, 200, 1e-5), (1 / 1.1, 256 / 60000, 3000, 1e-5),
                                     (1, 1, 10, 1e-5)]],
}, indent=1))
