# releases: >=2.0
"""A sum that wrapped around has the type of its input, one that did not has another."""

import os

import mindspore as ms

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

wrapped = 0
for value, dtype in (
    (100, ms.int8),
    (200, ms.uint8),
    (30000, ms.int16),
    (60000, ms.uint16),
    (2**31, ms.uint32),
):
    total = ms.Tensor([value, value], dtype).sum()
    assert (total.dtype == dtype) == (int(total.asnumpy()) != 2 * value), total
    wrapped += total.dtype == dtype
assert wrapped == (5 if ms.__version__.startswith("2.0.") else 2)
