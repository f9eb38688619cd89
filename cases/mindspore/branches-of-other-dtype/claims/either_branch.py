"""Which branch would be taken makes no difference: Graph mode raises for both limits."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Compress(nn.Cell):
    """Halve the precision of activations that are large."""

    def construct(self, x, limit):
        if ops.reduce_max(x) > limit:
            return ops.cast(x, ms.float16)
        return x


for limit in (1.0, 10.0):
    try:
        Compress()(ms.Tensor([0.5, 3.0], ms.float32), ms.Tensor(limit, ms.float32))
    except TypeError as error:
        assert "Type Join Failed" in str(error)
    else:
        raise AssertionError("nothing was raised")
