# releases: >=2.7
"""The message names a dimension 3 of two tensors that have two, and ends with the right shapes."""

import mindspore as ms
from mindspore import ops

for mode in (ms.GRAPH_MODE, ms.PYNATIVE_MODE):
    ms.set_context(mode=mode)
    x, y = ops.ones((32, 10), ms.float32), ops.ones((32, 64), ms.float32)
    try:
        (x + y).asnumpy()
    except ValueError as error:
        message = str(error).splitlines()[0]
        assert message.count(".shape[3]") == 2
        assert ".shape = [32, 10] and " in message and message.endswith(".shape = [32, 64]")
    else:
        raise AssertionError("nothing was raised")
