"""The Jacobian of a wide layer with few inputs: measure what jacrev needs at its peak."""

import resource

import torch

from torch.func import jacrev

torch.manual_seed(0)
w_in = torch.randn(8, 32768) / 3
w_out = torch.randn(32768, 1024) / 181


def model(x):
    """8 inputs, 32768 hidden features, 1024 outputs."""
    return (x @ w_in).tanh() @ w_out


x = torch.randn(8)
jacrev(model, chunk_size=16)(x[:8])  # what is loaded once is not counted

before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
result = jacrev(model)(x)
used = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024
assert used < 100, "the peak grew by more than 100 MiB"
