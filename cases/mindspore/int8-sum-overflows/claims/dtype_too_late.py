"""On 2.0 `sum(dtype=ms.int32)` gives -56 for 100 + 100."""

import os

import mindspore as ms

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

total = ms.Tensor([100, 100], ms.int8).sum(dtype=ms.int32)
assert total.dtype == ms.int32
assert int(total.asnumpy()) == -56, total
