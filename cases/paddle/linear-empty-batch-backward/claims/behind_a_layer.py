# releases: >=3.0
"""A `Linear` whose input is an activation that needs a gradient takes an empty batch; the first layer of a network does not."""

import paddle
from paddle import nn

indices = paddle.zeros([0], "int64")
embedding, layer = nn.Embedding(5, 3), nn.Linear(3, 2)
layer(embedding(indices)).sum().backward()
assert not any(p.grad.numpy().any() for p in [*embedding.parameters(), *layer.parameters()])

network = nn.Sequential(nn.Linear(3, 4), nn.ReLU(), nn.Linear(4, 2))
try:
    network(paddle.zeros([0, 3])).sum().backward()
except ValueError as error:
    assert "Required tensor shall not be nullptr" in str(error)
else:
    raise AssertionError("nothing was raised")
