"""A wrapped layer whose `forward` reads `x.shape[0]` keeps the batch of its call in the exported program; None in the spec leaves it open."""

import paddle
from paddle import nn


class Rows(nn.Layer):
    """A linear layer on flattened rows."""

    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(4, 3)

    def forward(self, x):
        return self.linear(paddle.reshape(x, [x.shape[0], 4]))


net = paddle.jit.to_static(Rows())
net(paddle.ones([4, 2, 2]))
paddle.jit.save(net, "exported/called")
loaded = paddle.jit.load("exported/called")
assert list(loaded(paddle.ones([4, 2, 2])).shape) == [4, 3]
try:
    loaded(paddle.ones([7, 2, 2]))
except ValueError as error:
    assert "'shape' is [4, 4]" in str(error), error
else:
    raise AssertionError("accepted")

paddle.jit.save(Rows(), "exported/spec", input_spec=[paddle.static.InputSpec([None, 2, 2], "float32")])
assert list(paddle.jit.load("exported/spec")(paddle.ones([7, 2, 2])).shape) == [7, 3]
