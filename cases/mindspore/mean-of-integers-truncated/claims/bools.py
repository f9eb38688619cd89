"""The mean of a bool tensor raises on the CPU, and that of its cast does not."""

import os

import mindspore as ms

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

hits = ms.Tensor([1, 0, 1, 1], ms.int32) == 1
try:
    hits.mean().asnumpy()
    raised = False
except (RuntimeError, TypeError) as error:
    raised = "ReduceMean" in str(error)
assert raised
assert float(hits.astype(ms.float32).mean().asnumpy()) == 0.75
