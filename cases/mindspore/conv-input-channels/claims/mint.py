# releases: >=2.10
"""mint.nn.Conv2d refuses one channel for three in other words."""

import os

import mindspore as ms
from mindspore import mint, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)
try:
    mint.nn.Conv2d(3, 8, 3)(ops.ones((2, 1, 28, 28), ms.float32)).asnumpy()
except ValueError as error:
    assert (
        "in_channels/groups must be equal weight[1], but in_channels/groups is 1, and weight[1] is 3"
        in str(error)
    )
else:
    raise AssertionError("nothing was raised")
