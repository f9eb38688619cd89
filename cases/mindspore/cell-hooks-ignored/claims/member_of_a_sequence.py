"""In Graph mode the hook of a member of a SequentialCell or CellList is not run, what it returns is ignored."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Stack(nn.Cell):
    """Layers in a CellList."""

    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.Dense(4, 3, weight_init="ones", bias_init="zeros")])

    def construct(self, x):
        for layer in self.layers:
            x = layer(x)
        return x


def double(cell, inputs, output):
    """Forward hook."""
    return output * 2


sequence = nn.SequentialCell(nn.Dense(4, 3, weight_init="ones", bias_init="zeros"))
stack = Stack()
for model, layer in ((sequence, sequence[0]), (stack, stack.layers[0])):
    layer.register_forward_hook(double)
    assert model(ops.ones((1, 4), ms.float32)).asnumpy().tolist() == [[4.0] * 3]
