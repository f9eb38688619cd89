"""`torch.autograd.functional.jacobian` with vectorize=True holds the work of all outputs as well."""

import resource

import torch

torch.manual_seed(0)
w_in = torch.randn(8, 32768) / 3
w_out = torch.randn(32768, 1024) / 181


def model(x):
    """8 inputs, 32768 hidden features, 1024 outputs."""
    return (x @ w_in).tanh() @ w_out


jacobian = torch.autograd.functional.jacobian
jacobian(lambda x: x.sin(), torch.randn(8), vectorize=True)  # what is loaded once is not counted
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
jacobian(model, torch.randn(8), vectorize=True)
used = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024
assert used > 100
