"""Subtraction and product of such shapes raise a ValueError with the same words."""

import os

import mindspore as ms
from mindspore import ops

ms.set_context(mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE)
x, y = ops.ones((16,), ms.float32), ops.ones((16, 5), ms.float32)
for call in (lambda: x - y, lambda: x * y):
    try:
        call().asnumpy()
    except ValueError as error:
        message = str(error).splitlines()[0].rstrip(".")
        assert "need to broadcast. The value of " in message, message
        assert "must be 1 or -1 when they are not the same" in message, message
        assert ".shape = [16] and " in message and message.endswith(".shape = [16, 5]"), message
    else:
        raise AssertionError("nothing was raised")
