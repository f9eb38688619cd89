"""Functions of ops want axis for dim, and keep_dims or keepdims for keepdim; argmax, sum, topk, unsqueeze and norm take dim."""

import mindspore as ms
import numpy as np
from mindspore import ops

x = ms.Tensor(np.ones((2, 3), np.float32))
for name, argument in (("cat", (x, x)), ("stack", (x, x)), ("softmax", x), ("mean", x)):
    try:
        getattr(ops, name)(argument, dim=1)
    except TypeError as error:
        assert f"{name}() got an unexpected keyword argument 'dim'" in str(error), error
    else:
        raise AssertionError("nothing was raised")
    getattr(ops, name)(argument, axis=1)
assert ops.mean(x, axis=1, keep_dims=True).shape == (2, 1)
try:
    ops.mean(x, axis=1, keepdim=True)
except TypeError as error:
    assert "mean() got an unexpected keyword argument 'keepdim'" in str(error), error
else:
    raise AssertionError("nothing was raised")
for name in ("argmax", "sum"):
    assert getattr(ops, name)(x, dim=1, keepdim=True).shape == (2, 1)
    try:
        getattr(ops, name)(x, axis=1)
    except TypeError as error:
        assert f"{name}() got an unexpected keyword argument 'axis'" in str(error)
    else:
        raise AssertionError("nothing was raised")
for name in ("mean", "prod", "all", "any"):
    assert getattr(ops, name)(x > 0 if name in ("all", "any") else x, axis=1, keep_dims=True).shape == (2, 1)
for name in ("std", "var", "argmin"):
    assert getattr(ops, name)(x, axis=1, keepdims=True).shape == (2, 1)
for name in ("max", "min"):
    assert getattr(ops, name)(x, axis=1, keepdims=True)[0].shape == (2, 1)
assert ops.topk(x, 1, dim=1)[0].shape == (2, 1)
assert ops.unsqueeze(x, dim=0).shape == (1, 2, 3)
assert ops.norm(x, dim=1).shape == (2,)
