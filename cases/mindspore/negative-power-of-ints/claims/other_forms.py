"""Graph mode answers 0 for a negative exponent in a variable, an attribute as base, `pow` and a size of a shape."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Forms(nn.Cell):
    """One half in four forms, and right."""

    def __init__(self):
        super().__init__()
        self.base = 2

    def construct(self, x):
        exponent = -1
        return x * 2**exponent, x * self.base**-1, x * pow(2, -1), x * x.shape[-1] ** -1, x * (1 / 2**1)


results = [each.asnumpy().tolist() for each in Forms()(ms.Tensor([4.0, 4.0], ms.float32))]
assert results == [[0.0] * 2] * 4 + [[2.0] * 2], results
