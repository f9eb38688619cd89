"""Fewer specs than required inputs are another error, "requires `y` arguments, but not found in input `args`"; one for an optional input may be left out."""

import paddle
from paddle import nn

spec = paddle.static.InputSpec([None, 2], "float32")


class Two(nn.Layer):
    def forward(self, x, y):
        return x + y


class Optional(nn.Layer):
    def forward(self, x, y=None):
        return x + 1 if y is None else x + y


try:
    paddle.jit.save(Two(), "exported/net", input_spec=[spec])
except ValueError as error:
    assert "requires `y` arguments, but not found in input `args`: [InputSpec(" in str(error), error
else:
    raise AssertionError("accepted")
paddle.jit.save(Two(), "exported/net", input_spec=[spec, spec])
paddle.jit.save(Optional(), "exported/net", input_spec=[spec])
