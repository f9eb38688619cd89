"""The quantile of a random sample of a million elements."""

import torch

torch.manual_seed(0)
activations = torch.rand(2**24 + 1)
sample = activations[torch.randint(len(activations), (10**6,))]
assert abs(torch.quantile(sample, 0.99).item() - 0.99) < 0.001
