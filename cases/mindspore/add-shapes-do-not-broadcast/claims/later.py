"""In PyNative mode the addition raises nothing; the first use of its result does."""

import mindspore as ms
from mindspore import ops

ms.set_context(mode=ms.PYNATIVE_MODE)
x, y = ops.ones((32, 10), ms.float32), ops.ones((32, 64), ms.float32)
total = x + y
try:
    total.shape
except ValueError as error:
    assert "need to broadcast" in str(error)
else:
    raise AssertionError("nothing was raised")
