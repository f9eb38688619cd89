# releases: <2.1
"""On 2.0.0 quotients, powers and comparisons of such shapes say that the two inputs can not broadcast."""

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
}
for name, call in calls.items():
    try:
        call().asnumpy()
    except ValueError as error:
        message = str(error)
        assert f"For '{name}', the two input 'input1' and 'input2' with shape: " in message, message
        assert "can not broadcast" in message, message
    else:
        raise AssertionError("nothing was raised")
