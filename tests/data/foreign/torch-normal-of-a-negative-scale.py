"""The deviation of a policy is an output without softplus."""

import torch

torch.distributions.Normal(torch.zeros(2), torch.tensor([0.5, -0.1]))
