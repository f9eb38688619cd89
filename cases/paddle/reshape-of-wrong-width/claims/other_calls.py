"""The method reshape and nn.Unflatten with an open size have this message, a shape without -1 says "must be equal to the capacity"."""

import paddle
from paddle import nn

x = paddle.zeros([2, 3, 8, 8])
for call, words in (
    (lambda: x.reshape([-1, 400]), "must be divisible by known capacity of 'shape'"),
    (lambda: x.reshape([-1, 3, 224, 224]), "must be divisible by known capacity of 'shape'"),
    (lambda: nn.Unflatten(1, [-1, 2])(x), "must be divisible by known capacity of 'shape'"),
    (lambda: x.reshape([2, 400]), "must be equal to the capacity of 'shape'"),
):
    try:
        call()
    except ValueError as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
