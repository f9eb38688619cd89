"""Counts are asked of a Bernoulli distribution."""

import torch

torch.distributions.Bernoulli(probs=torch.tensor(0.5)).log_prob(torch.tensor(2.0))
