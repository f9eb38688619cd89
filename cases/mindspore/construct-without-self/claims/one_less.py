"""A call with one argument less than construct names ends in "The parameters number of the function is 2, but the
number of provided arguments is 1"."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)
x = ms.Tensor([2.0])


def error(call):
    """The type and the message of what a call raises."""
    try:
        call()
    except Exception as raised:
        return type(raised).__name__, " ".join(str(raised).split())
    raise AssertionError("nothing was raised")


class Layer(nn.Cell):
    """Two arguments, no self."""

    def construct(x, y):
        return x * y


kind, message = error(lambda: Layer()(x, x))
assert kind == "TypeError", message
assert message.startswith("For 'Cell', the method 'construct' must have parameter 'self'"), message
kind, message = error(lambda: Layer()(x))
assert kind == "TypeError", message
start = "The parameters number of the function is 2, but the number of provided arguments is 1."
assert message.startswith(start), message
