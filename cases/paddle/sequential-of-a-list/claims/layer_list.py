"""`nn.LayerList` takes the list itself, and has no `forward`: calling it raises NotImplementedError."""

import paddle
from paddle import nn

layers = nn.LayerList([nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 2)])
assert len(layers) == 3
x = paddle.ones([1, 4])
try:
    layers(x)
except NotImplementedError:
    pass
else:
    raise AssertionError("called")
for layer in layers:
    x = layer(x)
assert x.shape == [1, 2]
