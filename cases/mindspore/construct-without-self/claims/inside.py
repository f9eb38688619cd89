"""Inside a network, and under `ms.grad`, Graph mode runs such a layer; PyNative mode does not."""

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
    """No self."""

    def construct(x):
        return x * 2


class Network(nn.Cell):
    """Call the layer."""

    def __init__(self):
        super().__init__()
        self.layer = Layer()

    def construct(self, x):
        return self.layer(x)


assert Network()(x).asnumpy().tolist() == [4.0]
assert ms.grad(Layer())(x).asnumpy().tolist() == [2.0]
ms.set_context(mode=ms.PYNATIVE_MODE)
for call in (lambda: Network()(x), lambda: ms.grad(Layer())(x)):
    kind, message = error(call)
    assert kind == "TypeError" and "construct() takes 1 positional argument but 2 were given" in message, message
