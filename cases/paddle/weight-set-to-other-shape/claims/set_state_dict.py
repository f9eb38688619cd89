"""`set_state_dict` of the same array does not raise: it warns, and the weight stays as it was."""

import warnings

import numpy as np
import paddle

layer = paddle.nn.Linear(5, 2)
before = layer.weight.numpy().copy()
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    layer.set_state_dict({"weight": np.zeros([2, 5], "float32"), "bias": np.ones(2, "float32")})
assert any("Skip loading for weight" in str(one.message) for one in caught)
assert (layer.weight.numpy() == before).all() and layer.bias.tolist() == [1, 1]
