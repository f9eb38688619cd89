"""A parameter, a tensor and a buffer are refused in the same words; a number and a list of layers are accepted."""

import paddle
from paddle import nn


class Scale(nn.Layer):
    def __init__(self):
        self.scale = paddle.create_parameter([2], "float32")


class Mean(nn.Layer):
    def __init__(self):
        self.mean = paddle.zeros([2])


class Buffer(nn.Layer):
    def __init__(self):
        self.register_buffer("mean", paddle.zeros([2]))


class Plain(nn.Layer):
    def __init__(self):
        self.hidden = 16
        self.parts = [nn.Linear(2, 2)]


for kind in (Scale, Mean, Buffer):
    try:
        kind()
    except ValueError as error:
        assert str(error) == "super().__init__() should be called first", error
    else:
        raise AssertionError("accepted")
assert Plain().hidden == 16
