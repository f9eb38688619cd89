"""`clone` is captured and keeps gradients; `deepcopy` refuses tensors that are not leaves, without compilation too."""

import copy

import torch


@torch.compile(backend="eager", fullgraph=True)
def duplicate(x):
    """Clone a tensor."""
    return x.clone()


leaf = torch.ones(2, requires_grad=True)
result = leaf * 2
duplicate(result).sum().backward()
assert leaf.grad.tolist() == [2.0, 2.0]
try:
    copy.deepcopy(result)
except RuntimeError as error:
    assert "Only Tensors created explicitly by the user" in str(error)
else:
    raise AssertionError("nothing was raised")
