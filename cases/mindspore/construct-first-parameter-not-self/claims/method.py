"""A method that construct calls needs the name `self`, too; a static method needs none."""

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


class Method(nn.Cell):
    """Call a method."""

    def double(this, x):
        return x * 2

    def construct(self, x):
        return self.double(x)


class Static(nn.Cell):
    """Call a static method."""

    @staticmethod
    def double(x):
        return x * 2

    def construct(self, x):
        return self.double(x)


kind, message = error(lambda: Method()(x))
assert kind == "TypeError" and "def double(this, x):" in message, message
assert message.startswith("The parameters number of the function is 2, but the number of provided arguments is 1.")
assert Static()(x).asnumpy().tolist() == [4.0]
