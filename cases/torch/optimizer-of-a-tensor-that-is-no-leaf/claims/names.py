"""grad_fn of the tensor names the operation: MulBackward0, ToCopyBackward0."""

import torch

leaf = torch.zeros(2, requires_grad=True)
assert leaf.is_leaf and leaf.grad_fn is None
for result, name in ((leaf * 0.1, "MulBackward0"), (leaf.to("meta"), "ToCopyBackward0")):
    assert not result.is_leaf
    assert result.grad_fn.name() == name, result.grad_fn.name()
