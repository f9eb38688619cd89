# releases: >=2.0
"""A Parameter of another shape or dtype than the value is refused; one with both takes it."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Keep(nn.Cell):
    """Keep the input."""

    def __init__(self, start):
        super().__init__()
        self.kept = ms.Parameter(start, name="kept", requires_grad=False)

    def construct(self, x):
        self.kept = x
        return x


try:
    Keep(ms.Tensor(0.0))(ms.Tensor([2.0]))
except RuntimeError as error:
    assert "For 'Assign', the 'x' and 'y' must have the same dimension" in str(error)
else:
    raise AssertionError("nothing was raised")
try:
    Keep(ms.Tensor([0.0], ms.float16))(ms.Tensor([2.0]))
except TypeError as error:
    assert "Data type conversion" in str(error) and "is not supported" in str(error)
else:
    raise AssertionError("nothing was raised")
net = Keep(ms.Tensor([0.0]))
net(ms.Tensor([2.0]))
assert net.kept.asnumpy().tolist() == [2.0]
