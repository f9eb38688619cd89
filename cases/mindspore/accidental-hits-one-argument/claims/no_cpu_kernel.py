"""With both inputs, the CPU answers "Unsupported op [ComputeAccidentalHits] on CPU"."""

import os

import mindspore as ms
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

classes = ms.Tensor([[1, 2], [0, 4], [3, 3]], ms.int64)
sampled = ms.Tensor([0, 1, 2, 3, 4], ms.int64)
try:
    ops.ComputeAccidentalHits(2)(classes, sampled)[0].asnumpy()
    message = ""
except Exception as error:
    message = str(error)
assert "Unsupported op [ComputeAccidentalHits] on CPU" in message, message
