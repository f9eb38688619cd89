# releases: >=2.7
"""A `construct` that calls itself is unrolled, too."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Decay(nn.Cell):
    """Halve a value."""

    def construct(self, x, depth):
        if depth <= 0:
            return x
        return self.construct(x * 0.5, depth - 1)


try:
    Decay()(ms.Tensor([8.0], ms.float32), ms.Tensor(3, ms.int32))
    message = ""
except RuntimeError as error:
    message = str(error)
assert "Exceed function call depth limit 1000" in message, message
