# releases: <2.1
"""2.0.0 refuses the call of the network in Graph mode as well."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Affine(nn.Cell):
    """Two parameters with one name."""

    def __init__(self):
        super().__init__()
        self.scale = ms.Parameter(ms.Tensor([1.0]), name="weight")
        self.shift = ms.Parameter(ms.Tensor([2.0]), name="weight")

    def construct(self, x):
        return x * self.scale + self.shift


net = Affine()
try:
    net(ms.Tensor([1.0]))
except ValueError as error:
    assert "The value of shift is" in str(error) and "its name 'weight' already exists" in str(error), error
else:
    raise AssertionError("nothing was raised")
