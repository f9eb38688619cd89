# releases: >=2.0
"""The sums of uint16 and uint32 wrap around, on every release; a cast to int64 before the sum is right."""

import os

import mindspore as ms

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

for values, dtype, wrapped in (
    ([60000, 60000], ms.uint16, 54464),
    ([2**31, 2**31], ms.uint32, 0),
):
    x = ms.Tensor(values, dtype)
    assert x.sum().dtype == dtype
    assert int(x.sum().asnumpy()) == wrapped, x.sum()
    assert int(x.astype(ms.int64).sum().asnumpy()) == sum(values)
