"""`torch.jit.trace` reads no source: it records one run, here with the rows of the example that were kept."""

import warnings

import torch


def positive(x):
    return torch.stack([row for row in x if bool(row.sum() > 0)])


with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    traced = torch.jit.trace(positive, torch.tensor([[1.0], [-1.0]]))
assert traced(torch.tensor([[1.0], [-1.0]])).tolist() == [[1]]
assert traced(torch.tensor([[-1.0], [2.0]])).tolist() == [[-1]]
