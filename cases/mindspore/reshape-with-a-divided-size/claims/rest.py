"""`//` drops a rest: 10 features in 4 heads are 2 each, and the reshape refuses that for its size."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU", pynative_synchronize=True)
x = ops.ones((2, 8), ms.float32)
try:
    ops.reshape(ops.ones((2, 10), ms.float32), (2, 4, 10 // 4)).asnumpy()
except ValueError:
    pass
else:
    raise AssertionError("nothing was raised")
