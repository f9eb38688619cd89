"""With numbers alone the layer is made, and fails at `parameters()`, no attribute '_parameters', and when it is called, no attribute '_forward_pre_hooks'."""

import paddle
from paddle import nn


class Double(nn.Layer):
    def __init__(self):
        self.factor = 2

    def forward(self, x):
        return self.factor * x


layer = Double()
for use, name in ((layer.parameters, "_parameters"), (lambda: layer(paddle.ones([2])), "_forward_pre_hooks")):
    try:
        use()
    except AttributeError as error:
        assert f"'Double' object has no attribute '{name}'" in str(error), error
    else:
        raise AssertionError("accepted")
