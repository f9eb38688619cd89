"""In PyNative mode a call with one argument less than construct names, or with a default left out, gets the cell as its first argument."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.PYNATIVE_MODE)
x = ms.Tensor([2.0])


class Layer(nn.Cell):
    """Two arguments, no self."""

    def construct(x, y):
        return y * 2 if isinstance(x, Layer) else x


class Default(nn.Cell):
    """An argument with a default, no self."""

    def construct(x, scale=2):
        return "a cell" if isinstance(x, Default) else x * scale


assert Layer()(x).asnumpy().tolist() == [4.0]
assert Default()() == "a cell"
