"""A network with `self` that is itself called with too few arguments has other words."""

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


class Two(nn.Cell):
    """Two arguments."""

    def construct(self, x, y):
        return x * y


kind, message = error(lambda: Two()(x))
assert kind == "TypeError"
assert message.startswith("For 'Cell', the function construct requires 2 positional argument"), message
