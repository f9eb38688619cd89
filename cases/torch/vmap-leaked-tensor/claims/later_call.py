"""A later `vmap` of as many samples takes a kept tensor for one of its own; of another number it raises."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

kept = []


def keep(x):
    """Keep twice the input in a list."""
    kept.append(2 * x)
    return x


vmap(keep)(torch.tensor([1.0, 2.0, 3.0]))
sums = vmap(lambda x: x + kept[0])(torch.tensor([10.0, 20.0, 30.0]))
assert sums.tolist() == [12.0, 24.0, 36.0]
try:
    vmap(lambda x: x + kept[0])(torch.ones(4))
except RuntimeError as error:
    assert "must match the size" in str(error)
else:
    raise AssertionError("nothing was raised")
