"""A float divisor gives floats."""

import os

import mindspore as ms

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

assert (ms.Tensor([3, 4], ms.int32) / 4.0).asnumpy().tolist() == [0.75, 1.0]
