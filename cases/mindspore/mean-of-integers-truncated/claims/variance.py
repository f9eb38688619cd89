# releases: <2.1
"""On 2.0.0 the variance of integers is an integer."""

import os

import mindspore as ms

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

lengths = ms.Tensor([5, 6, 8, 8], ms.int32)  # its variance is 1.6875
assert lengths.var().dtype == ms.int32
assert float(lengths.astype(ms.float32).var().asnumpy()) == 1.6875
