"""The same lambda as the hook of a member of a SequentialCell or CellList compiles, and never runs."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Stack(nn.Cell):
    """Layers in a CellList."""

    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.Dense(4, 3)])

    def construct(self, x):
        for layer in self.layers:
            x = layer(x)
        return x


shapes = []
stack = Stack()
for model, layer in (
    (sequence := nn.SequentialCell(nn.Dense(4, 3)), sequence[0]),
    (stack, stack.layers[0]),
):
    layer.register_forward_hook(lambda cell, inputs, output: shapes.append(output.shape))
    assert model(ops.ones((2, 4), ms.float32)).shape == (2, 3)
    assert shapes == [], shapes
