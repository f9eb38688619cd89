# releases: >=2.8
"""Quotients, powers, comparisons and `ops.maximum` of such shapes have the words of the sum."""

import os

import mindspore as ms
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)
x, y = ops.ones((16,), ms.float32), ops.ones((16, 5), ms.float32)
calls = {
    "Div": lambda: x / y,
    "Pow": lambda: x**y,
    "Greater": lambda: x > y,
    "Equal": lambda: x == y,
    "Maximum": lambda: ops.maximum(x, y),
}
for name, call in calls.items():
    try:
        call().asnumpy()
    except ValueError as error:
        message = str(error)
        assert "need to broadcast. The value of " in message, message
    else:
        raise AssertionError("nothing was raised")
