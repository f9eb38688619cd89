# releases: >=2.0
"""The mean of two int8 values 100 is -28; cast to float32 before, it is 100."""

import os

import mindspore as ms

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

mean = ms.Tensor([100, 100], ms.int8).mean()
assert mean.dtype == ms.int8
assert int(mean.asnumpy()) == -28, mean
assert float(ms.Tensor([100, 100], ms.int8).astype(ms.float32).mean().asnumpy()) == 100.0
