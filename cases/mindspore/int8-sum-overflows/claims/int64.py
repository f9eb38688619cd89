# releases: <2.1
"""On 2.0 the sum of int32 is int32 and wraps around from 2**31 on; that of int64 does not."""

import os

import mindspore as ms

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

x = ms.Tensor([2**30, 2**30], ms.int32)
assert x.sum().dtype == ms.int32
assert int(x.sum().asnumpy()) == -(2**31), x.sum()
assert int(x.astype(ms.int64).sum().asnumpy()) == 2**31
