"""Where the last parameter has a default Python says that one argument too many was given; `*args` hides the mistake."""

import paddle
from paddle import nn


class Optional(nn.Layer):
    def forward(this, x=None):
        return x + 1


class Any(nn.Layer):
    def forward(this, *inputs):
        return inputs[0] + 1


x = paddle.ones([1])
assert Optional()(x).item() == 2.0
try:
    paddle.jit.to_static(Optional())(x)
except TypeError as error:
    assert "takes from 1 to 2 positional arguments but 3 were given" in str(error), error
else:
    raise AssertionError("nothing was raised")
assert paddle.jit.to_static(Any())(x).item() == 2.0
