"""`paddle.jit.save` raises it as well; `@paddle.jit.to_static` in a class that is no layer, and below `classmethod`."""

import paddle
from paddle import nn


class Net(nn.Layer):
    """One linear layer."""

    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(2, 1)

    def forward(this, x):
        return this.linear(x)


class Plain:
    """Two compiled methods."""

    @paddle.jit.to_static
    def of_object(me, x):
        return x + 1

    @classmethod
    @paddle.jit.to_static
    def of_class(cls, x):
        return x + 1


x = paddle.ones([1, 2])
spec = paddle.static.InputSpec([None, 2], "float32")
for call in (
    lambda: paddle.jit.save(Net(), "exported/net", input_spec=[spec]),
    lambda: Plain().of_object(x),
    lambda: Plain.of_class(x),
):
    try:
        call()
    except ValueError as error:
        assert "requires `x` arguments, but not found in input `args`" in str(error), error
    else:
        raise AssertionError("nothing was raised")
