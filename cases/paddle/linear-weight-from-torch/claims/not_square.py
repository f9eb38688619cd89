"""A weight that is not square is skipped with a warning by `set_state_dict`, and refused by `set_value`."""

import warnings

import numpy as np
import paddle
from paddle import nn

layer = nn.Linear(3, 5)
before = layer.weight.numpy()
weight = np.ones((5, 3), np.float32)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    layer.set_state_dict({"weight": paddle.to_tensor(weight), "bias": layer.bias})
assert any("Skip loading for weight" in str(each.message) for each in caught)
assert (layer.weight.numpy() == before).all()
try:
    layer.weight.set_value(weight)
except (AssertionError, ValueError):
    pass
else:
    raise RuntimeError("nothing was raised")
layer.weight.set_value(weight.T)
