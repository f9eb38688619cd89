"""`clone` is captured and keeps gradients, `detach` cuts them; `deepcopy` refuses what is no leaf, in eager too."""

import copy

import torch


@torch.compile(backend="eager", fullgraph=True)
def duplicate(x):
    """Clone a tensor."""
    return x.clone()


@torch.compile(backend="eager", fullgraph=True)
def duplicate_values(x):
    """Clone a tensor without its history."""
    return x.detach().clone()


leaf = torch.ones(2, requires_grad=True)
result = leaf * 2
duplicate(result).sum().backward()
assert leaf.grad.tolist() == [2.0, 2.0]
assert not duplicate_values(result).requires_grad
try:
    copy.deepcopy(result)
except RuntimeError as error:
    assert "Only Tensors created explicitly by the user" in str(error)
else:
    raise AssertionError("nothing was raised")
