#!/usr/bin/env python3
"""The comparator of the sweep: Algorithm 1 as one would write it with scipy.sparse.

Reads a problem file (kernel_rows.cpp writes it: two lines of text, then doubles), then one line after the
other from stdin:
    sums K     K iterations from 0, prints the sum of squares of W, to see that it is the same method
    time K     K more iterations, prints the seconds
"""

import sys
import time

try:
    import numpy as np
    import scipy
    import scipy.sparse as sparse
except ImportError as missing:
    print(missing)  # a line that is not what is waited for
    sys.exit(1)


class Problem:
    def __init__(self, path):
        with open(path, "rb") as file:
            n, edges, self.d, self.rank = (int(word) for word in file.readline().split())
            self.lam = float(file.readline())
            numbers = np.fromfile(file)
        heads, tails, roots, b = np.split(numbers, np.cumsum([edges, edges, n * self.rank * self.d]))
        rows = np.tile(np.arange(edges), 2)
        columns = np.concatenate([heads, tails]).astype(int)
        signs = np.repeat([1.0, -1.0], edges)
        self.B = sparse.csr_matrix((signs, (rows, columns)), shape=(edges, n))
        self.BT = self.B.T.tocsr()
        self.tau = 1 / np.asarray(abs(self.BT).sum(axis=1)).ravel()
        self.sigma = 0.5
        self.prepare(roots.reshape(n, self.rank, self.d), b.reshape(n, self.d))

    def prepare(self, R, b):
        """prox(v) = (I + τH)⁻¹(v + τb), H = RᵀR; by Woodbury's identity if R has few rows."""
        self.R = R
        self.shift = self.tau[:, None] * b
        if self.rank < self.d:
            gram = np.einsum("nad,nbd->nab", R, R)
            inner = np.linalg.inv(np.eye(self.rank) + self.tau[:, None, None] * gram)
            self.left = np.einsum("n,nrd,nrk->ndk", self.tau, R, inner)
        else:
            hessian = np.einsum("nra,nrb->nab", R, R)
            self.prox = np.linalg.inv(np.eye(self.d) + self.tau[:, None, None] * hessian)
            self.shift = np.einsum("nij,nj->ni", self.prox, self.shift)

    def start(self):
        self.W = np.zeros((self.B.shape[1], self.d))
        self.U = np.zeros((self.B.shape[0], self.d))

    def sweep(self):
        V = self.W - self.tau[:, None] * (self.BT @ self.U)
        if self.rank < self.d:
            V += self.shift
            new = V - np.matmul(self.left, np.matmul(self.R, V[:, :, None]))[:, :, 0]
        else:
            new = np.matmul(self.prox, V[:, :, None])[:, :, 0] + self.shift
        U = self.U + self.sigma * (self.B @ (2 * new - self.W))
        norms = np.sqrt(np.einsum("ij,ij->i", U, U))
        U *= (self.lam / np.maximum(norms, self.lam))[:, None]
        self.W, self.U = new, U


def main():
    problem = Problem(sys.argv[1])
    problem.start()
    print(f"scipy {scipy.__version__}, numpy {np.__version__}", flush=True)
    for line in sys.stdin:
        order, count = line.split()
        if order == "sums":
            problem.start()
        begin = time.perf_counter()
        for _ in range(int(count)):
            problem.sweep()
        spent = time.perf_counter() - begin
        print(repr(float(spent if order == "time" else np.sum(problem.W**2))), flush=True)


if __name__ == "__main__":
    main()
