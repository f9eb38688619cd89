"""`cls`, `_` and a misspelt `slef` end in the same error."""

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


class Cls(nn.Cell):
    """Another name."""

    def construct(cls, x):
        return x * 2


class Underscore(nn.Cell):
    """Another name."""

    def construct(_, x):
        return x * 2


class Misspelt(nn.Cell):
    """Another name."""

    def construct(slef, x):
        return x * 2


WORDS = "The parameters number of the function is 2, but the number of provided arguments is 1. FunctionGraph :"
for layer in (Cls(), Underscore(), Misspelt()):
    kind, message = error(lambda: layer(x))
    assert kind == "TypeError" and message.startswith(WORDS), message
