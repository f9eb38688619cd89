"""Where the argument has a default, nothing is raised: the default is used and the argument lost. Where only a second
one has, the error is "Miss argument input for parameter"."""

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


class One(nn.Cell):
    """An argument with a default."""

    def construct(this, x=3):
        return x * 2


class Second(nn.Cell):
    """A second argument with a default."""

    def construct(this, x, scale=2):
        return x * scale


assert One()(x) == 6
kind, message = error(lambda: Second()(x))
assert message.startswith("Miss argument input for parameter:x"), message
ms.set_context(mode=ms.PYNATIVE_MODE)
assert One()(x).asnumpy().tolist() == [4.0]
assert Second()(x).asnumpy().tolist() == [4.0]
