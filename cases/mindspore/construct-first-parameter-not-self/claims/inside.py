"""Inside a network, and under `ms.grad`, the message is the same with `FunctionGraph ID`, and shows the line of the
definition. A layer with `self` that is called with too few arguments has the same words and another line."""

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


class This(nn.Cell):
    """Another name than self."""

    def construct(this, x):
        return x * 2


class Two(nn.Cell):
    """Two arguments."""

    def construct(self, x, y):
        return x * y


class Network(nn.Cell):
    """Call a layer with one argument."""

    def __init__(self, layer):
        super().__init__()
        self.layer = layer

    def construct(self, x):
        return self.layer(x)


WORDS = "The parameters number of the function is 2, but the number of provided arguments is 1. FunctionGraph ID"
for call in (lambda: Network(This())(x), lambda: nn.SequentialCell(This())(x), lambda: ms.grad(This())(x)):
    kind, message = error(call)
    assert kind == "TypeError" and message.startswith(WORDS) and "def construct(this, x):" in message, message
kind, message = error(lambda: Network(Two())(x))
assert kind == "TypeError" and message.startswith(WORDS) and "def construct(self, x, y):" in message, message
