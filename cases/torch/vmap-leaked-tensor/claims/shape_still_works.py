"""A tensor that a list or a hook kept from `vmap` has a shape and a text, and fails in a sum."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

kept = []
layer = torch.nn.Linear(3, 3)
layer.register_forward_hook(lambda module, inputs, output: kept.append(output))


def keep(x):
    """Keep twice the input in a list."""
    kept.append(2 * x)
    return layer(x)


vmap(keep)(torch.ones(2, 3))
assert len(kept) == 2
for tensor in kept:
    assert tensor.shape == (3,)
    assert "BatchedTensor" in repr(tensor)
    try:
        tensor.sum()
    except RuntimeError:
        pass
    else:
        raise AssertionError("nothing was raised")
