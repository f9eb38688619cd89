"""In Graph mode a `staticmethod` is refused, too; PyNative mode runs it."""

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
    """A static construct."""

    @staticmethod
    def construct(x):
        return x * 2


kind, message = error(lambda: Layer()(x))
assert kind == "RuntimeError", message
ms.set_context(mode=ms.PYNATIVE_MODE)
assert Layer()(x).asnumpy().tolist() == [4.0]
