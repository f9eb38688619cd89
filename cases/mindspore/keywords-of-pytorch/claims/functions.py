"""The functions of ops want axis for dim, but argmax wants dim."""

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
ops.argmax(x, dim=1)
try:
    ops.argmax(x, axis=1)
except TypeError as error:
    assert "argmax() got an unexpected keyword argument 'axis'" in str(error)
else:
    raise AssertionError("nothing was raised")
