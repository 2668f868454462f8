"""Reference values of embeddings, computed with NumPy: python3 embedding_reference.py > embedding_reference.json

Principal components by the singular value decomposition, the joint probabilities of t-SNE and the
gradient of its divergence, both with sums over all pairs.
"""
import json

import numpy as np

COUNT, DIMENSION, PERPLEXITY, NEIGHBOURS = 30, 4, 5.0, 15


def samples():
    i, d = np.meshgrid(np.arange(COUNT), np.arange(DIMENSION), indexing="ij")
    return np.sin(1 + 7.3 * i + 1.7 * d) + np.where(d == 0, 2.0 * (i % 3), 0.0)


def components(x, count):
    centred = x - x.mean(axis=0)
    directions = np.linalg.svd(centred, full_matrices=False)[2][:count]
    signs = np.sign(directions[np.arange(count), np.abs(directions).argmax(axis=1)])
    return centred @ (signs[:, None] * directions).T


def conditional(squares):
    """Over the nearest samples, by bisection of the precision as van der Maaten's program does."""
    low, high, beta = 0.0, np.inf, 1.0
    squares = squares - squares.min()
    while True:
        p = np.exp(-beta * squares)
        entropy = np.log(p.sum()) + beta * (squares * p).sum() / p.sum()
        difference = entropy - np.log(PERPLEXITY)
        if abs(difference) < 1e-5:
            return p / p.sum()
        if difference > 0:
            low = beta
        else:
            high = beta
        beta = 2 * beta if np.isinf(high) else (low + high) / 2


def joint(x):
    squares = ((x[:, None] - x[None]) ** 2).sum(axis=2)
    p = np.zeros((COUNT, COUNT))
    for i in range(COUNT):
        order = [j for j in np.argsort(squares[i], kind="stable") if j != i][:NEIGHBOURS]
        p[i, order] = conditional(squares[i, order])
    return (p + p.T) / (2 * COUNT)


def gradient(p, y):
    apart = y[:, None] - y[None]
    q = 1 / (1 + (apart**2).sum(axis=2))
    np.fill_diagonal(q, 0)
    return 4 * (((p - q / q.sum()) * q)[:, :, None] * apart).sum(axis=1)


x = samples()
p = joint(x)
y = components(x, 2)
print(
    json.dumps(
        {
            "components": y.tolist(),
            "probabilities": p.tolist(),
            "gradient": gradient(p, y).tolist(),
        }
    )
)
