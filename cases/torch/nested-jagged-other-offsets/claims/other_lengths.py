"""Lengths that differ are refused in the same words; `torch.equal` of the offsets tells the two apart."""

import torch


def batch(*lengths):
    """A jagged batch of sequences of these lengths."""
    return torch.nested.nested_tensor([torch.ones(length, 3) for length in lengths], layout=torch.jagged)


first = batch(2, 4)
for second, equal in ((batch(2, 4), True), (batch(3, 3), False)):
    assert torch.equal(first.offsets(), second.offsets()) == equal
    try:
        first + second
    except RuntimeError as error:
        assert "cannot call binary pointwise function add.Tensor with inputs of shapes" in str(error)
    else:
        raise AssertionError("nothing was raised")
