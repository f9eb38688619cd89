"""`new_zeros` of an input with `in_dims=None` gives an unbatched buffer again."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap


def fill(batched, shared):
    """Write a batched value into a buffer made from the shared input."""
    buffer = shared.new_zeros(4)
    buffer[:2] = batched
    return buffer


try:
    vmap(fill, in_dims=(0, None))(torch.ones(3, 2), torch.ones(4))
except RuntimeError as error:
    assert "vmap: inplace arithmetic(self, *extra_args) is not possible" in str(error)
else:
    raise AssertionError("nothing was raised")
