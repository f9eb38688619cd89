"""The maximum along an axis is values and indices: with [:, 0] the same words, with a method its own name."""

import torch

best = torch.rand(4, 3, 2).max(dim=1)
try:
    best[:, 0]
except TypeError as error:
    assert str(error) == "tuple indices must be integers or slices, not tuple"
else:
    raise AssertionError("nothing was raised")
try:
    best.size()
except AttributeError as error:
    assert "'torch.return_types.max' object has no attribute 'size'" in str(error)
else:
    raise AssertionError("nothing was raised")
assert best.values[:, 0].shape == (4,)
