# releases: >=2.0
"""The mean of two int8 values 100 is -28, and those of other integers wrap around as well; cast to float32 before, it is 100."""

import os

import mindspore as ms

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

mean = ms.Tensor([100, 100], ms.int8).mean()
assert mean.dtype == ms.int8
assert int(mean.asnumpy()) == -28, mean
assert float(ms.Tensor([100, 100], ms.int8).astype(ms.float32).mean().asnumpy()) == 100.0
for value, dtype in (
    (200, ms.uint8),
    (30000, ms.int16),
    (60000, ms.uint16),
    (2**30, ms.int32),
    (2**31, ms.uint32),
):
    x = ms.Tensor([value, value], dtype)
    wrapped = x.mean()
    assert wrapped.dtype == dtype
    assert int(wrapped.asnumpy()) != value, wrapped
