"""On 2.0 the sums of uint8 and int16 wrap around, in `Tensor.sum` and in `ops.sum`."""

import os

import mindspore as ms
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

for values, dtype, wrapped in (
    ([200, 200], ms.uint8, 144),
    ([30000, 30000], ms.int16, -5536),
):
    x = ms.Tensor(values, dtype)
    for total in (x.sum(), ops.sum(x)):
        assert int(total.asnumpy()) == wrapped, total
