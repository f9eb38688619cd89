"""With an index tensor in the place of the slice the message names `index_put_`."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap


def fill(x):
    """Write a batched value to two places of an unbatched buffer."""
    buffer = torch.zeros(4)
    buffer[torch.tensor([0, 2])] = x
    return buffer


try:
    vmap(fill)(torch.ones(3, 2))
except RuntimeError as error:
    assert "vmap: index_put_(self, *extra_args) is not possible" in str(error)
else:
    raise AssertionError("nothing was raised")
