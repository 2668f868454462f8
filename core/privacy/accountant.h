#pragma once

namespace gtv {

/// What repeated Gaussian mechanisms cost: (ε, δ)-differential privacy.
///
/// A release f(data) + sξ, ξ ~ N(0, I), of a function of sensitivity Δ, the largest ‖f(a) − f(b)‖
/// over neighbouring data sets a and b, depends on μ = Δ/s alone; σ = s/Δ = 1/μ is the noise
/// multiplier in units of the sensitivity.

/// The least δ for ε ≥ 0 (Balle & Wang 2018, Theorem 8), exactly:
///   δ = Φ(μ/2 − ε/μ) − e^ε Φ(−μ/2 − ε/μ).
double gaussianDelta(double mu, double epsilon);
/// The least ε ≥ 0 for δ in (0, 1); 0 for μ = 0, +∞ for μ = +∞.
double gaussianEpsilon(double mu, double delta);
/// The largest μ for ε ≥ 0 and δ: the least noise that is enough has s = Δ/μ.
double gaussianMu(double epsilon, double delta);

/// μ of `rounds` releases, each of which may depend on those before: exactly μ√k (Dong, Roth & Su
/// 2022, Corollary 2).
double composedMu(double mu, double rounds);

/// The Rényi divergence of order α > 1 of one release, αμ²/2 (Mironov 2017, Proposition 7).
double gaussianRenyi(double alpha, double mu);
/// The same where every record takes part with probability q in [0, 1], independently (Poisson
/// sampling), and neighbouring data sets differ by one record that one of them lacks; α ≥ 2 whole
/// (Mironov, Talwar & Zhang 2019, section 3.3):
///   1/(α − 1) log Σ_{k=0}^α C(α, k) (1 − q)^(α−k) q^k exp(k(k − 1)μ²/2).
double sampledGaussianRenyi(int alpha, double rate, double mu);
/// The ε that a Rényi divergence `renyi` of order α gives (Canonne, Kamath & Steinke 2020,
/// Proposition 12), at least 0:
///   renyi + log(1 − 1/α) − log(δα)/(α − 1).
double epsilonOfRenyi(double alpha, double renyi, double delta);

/// The best of them over whole orders from 2 to 1024, after `rounds` rounds.
double renyiEpsilon(double mu, double rate, double rounds, double delta);

/// What is known of `rounds` rounds: the exact ε where everybody takes part in every round; the
/// smaller one of this and renyiEpsilon() where records are sampled.
double composedEpsilon(double mu, double rate, double rounds, double delta);
/// The largest μ with composedEpsilon ≤ ε, ε > 0; the one that is returned keeps the promise in
/// spite of rounding.
double largestMu(double epsilon, double delta, double rounds, double rate);

}  // namespace gtv
