"""Without the call `self.create_parameter` raises: no attribute '_helper', `self.add_sublayer`: no attribute '_sub_layers', and `self.add_parameter` a RuntimeError: should be called firstly."""

import paddle
from paddle import nn


class Scale(nn.Layer):
    def __init__(self):
        self.scale = self.create_parameter([2])


class Head(nn.Layer):
    def __init__(self):
        self.add_sublayer("fc", nn.Linear(2, 2))


class Bias(nn.Layer):
    def __init__(self):
        self.add_parameter("bias", paddle.create_parameter([2], "float32"))


for kind, raised, words in (
    (Scale, AttributeError, "object has no attribute '_helper'"),
    (Head, AttributeError, "object has no attribute '_sub_layers'"),
    (Bias, RuntimeError, "super().__init__() should be called firstly."),
):
    try:
        kind()
    except raised as error:
        assert words in str(error), error
    else:
        raise AssertionError(words)
