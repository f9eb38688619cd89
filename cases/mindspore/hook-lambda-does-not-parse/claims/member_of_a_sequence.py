"""The same lambda as the hook of a member of a SequentialCell compiles, and never runs."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)

shapes = []
model = nn.SequentialCell(nn.Dense(4, 3), nn.Dense(3, 2))
model[0].register_forward_hook(lambda cell, inputs, output: shapes.append(output.shape))
assert model(ops.ones((2, 4), ms.float32)).shape == (2, 2)
assert shapes == [], shapes
