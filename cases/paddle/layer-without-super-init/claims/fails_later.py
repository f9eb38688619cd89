"""With numbers alone the layer is made, and fails when it is called: no attribute '_forward_pre_hooks'."""

import paddle
from paddle import nn


class Double(nn.Layer):
    def __init__(self):
        self.factor = 2

    def forward(self, x):
        return self.factor * x


layer = Double()
try:
    layer(paddle.ones([2]))
except AttributeError as error:
    assert "'Double' object has no attribute '_forward_pre_hooks'" in str(error), error
else:
    raise AssertionError("accepted")
