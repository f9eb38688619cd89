"""Compile a function of weights and an axis with TorchScript."""

import torch


def shares(weights, axis: int):
    return weights / weights.sum(axis, keepdim=True)


scripted = torch.jit.script(shares)

result = scripted(torch.tensor([[1.0, 3.0], [2.0, 2.0]]), 1)
assert torch.equal(result, torch.tensor([[0.25, 0.75], [0.5, 0.5]]))
