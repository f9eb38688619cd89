# releases: >=2.10
"""The Jacobian of a wide layer with few inputs by jacfwd: measure what it needs."""

import resource

import torch
from torch.func import jacfwd

torch.manual_seed(0)
w_in = torch.randn(8, 32768) / 3
w_out = torch.randn(32768, 1024) / 181


def model(x):
    """8 inputs, 32768 hidden features, 1024 outputs."""
    return (x @ w_in).tanh() @ w_out


x = torch.randn(8)
jacfwd(lambda x: x.sin())(x)  # what is loaded once is not counted

before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
result = jacfwd(model)(x)
used = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024
assert used < 100, "the peak grew by more than 100 MiB"
