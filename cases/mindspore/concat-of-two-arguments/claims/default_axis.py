"""The default axis of concat is 0, which joins rows: the columns are joined by 1 or -1."""

import os

import mindspore as ms
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)

x = ops.ones((2, 3), ms.float32)
assert ops.concat((x, x)).shape == (4, 3)
assert ops.concat((x, x), 1).shape == ops.concat([x, x], axis=-1).shape == (2, 6)
