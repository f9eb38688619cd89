"""A construct with `self` and nothing else that is called with an argument has the same words in PyNative mode, and
others in Graph mode."""

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


class Constant(nn.Cell):
    """No arguments."""

    def construct(self):
        return 2


kind, message = error(lambda: Constant()(x))
assert kind == "TypeError", message
assert message.startswith("For 'Cell', the function construct requires 0 positional argument"), message
ms.set_context(mode=ms.PYNATIVE_MODE)
kind, message = error(lambda: Constant()(x))
assert kind == "TypeError" and "construct() takes 1 positional argument but 2 were given" in message, message
