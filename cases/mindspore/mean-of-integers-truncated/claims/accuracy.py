"""The mean of hits counted as 0 and 1 in int32 is 0."""

import os

import mindspore as ms

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

assert int(ms.Tensor([1, 1, 1, 0], ms.int32).mean().asnumpy()) == 0
