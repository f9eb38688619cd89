"""The losses subtract: the message of wrong shapes says Sub."""

import os

import mindspore as ms
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)
x, y = ops.ones((16,), ms.float32), ops.ones((16, 5), ms.float32)
for loss in (nn.MSELoss(), nn.L1Loss()):
    try:
        loss(x, y).asnumpy()
    except ValueError as error:
        message = str(error).splitlines()[0]
        assert message.startswith("For 'Sub") and "need to broadcast" in message, message
    else:
        raise AssertionError("nothing was raised")
