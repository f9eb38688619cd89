"""A conversion to the type and the device that a leaf has returns the leaf."""

import torch

leaf = torch.ones(2, requires_grad=True)
for same in (leaf.to("cpu"), leaf.float(), leaf.contiguous()):
    assert same is leaf and same.is_leaf
leaf.to("cpu").sum().backward()
assert leaf.grad.tolist() == [1, 1]
