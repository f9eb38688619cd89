# releases: >=2.0
"""Graph mode wraps 2**31 and -2**31 - 1 from 2.7 on, nothing nearer to 0, and rounds a float to float32 on 2.0.0 too."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Constants(nn.Cell):
    """Tensors of one number at the limits of int32, and of a float."""

    def construct(self, x):
        return (
            x + ops.full((1,), 2**31 - 1, dtype=ms.int64),
            x + ops.full((1,), -(2**31), dtype=ms.int64),
            x + ops.full((1,), 2**31, dtype=ms.int64),
            x + ops.full((1,), -(2**31) - 1, dtype=ms.int64),
            x + ops.full((1,), 2.0**40 + 1, dtype=ms.int64),
        )


found = [int(one.asnumpy()[0]) for one in Constants()(ms.Tensor([0], ms.int64))]
right = ms.__version__.startswith("2.0.")
beyond = [2**31, -(2**31) - 1] if right else [-(2**31), 2**31 - 1]
assert found == [2**31 - 1, -(2**31), *beyond, 2**40], found
