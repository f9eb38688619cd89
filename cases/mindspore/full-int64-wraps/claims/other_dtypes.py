# releases: >=2.7
"""In Graph mode float32 and float64 get the wrapped number too, also without dtype, in `Tensor.fill`, in `masked_fill` and under `ms.jit` in PyNative mode; a number below 2**31 is right."""

import os

import mindspore as ms
from mindspore import nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")
ms.set_context(mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE)

VALUE = 2**31 + 5
WRAPPED = 5 - 2**31


class Constants(nn.Cell):
    """Tensors of one large number."""

    @ms.jit
    def construct(self, like):
        return (
            ops.full((1,), VALUE, dtype=ms.float64),
            ops.full((1,), VALUE),
            like.fill(VALUE),
            ops.masked_fill(like, like == 0, VALUE),
            ops.full((1,), 2**31 - 1, dtype=ms.int64),
        )


found = [int(x.asnumpy()[0]) for x in Constants()(ms.Tensor([0], ms.int64))]
assert found == [WRAPPED] * 4 + [2**31 - 1], found
