"""Bring the input of a block to the shape of its output with a convolution of 1 by 1."""

import os

import paddle
from paddle import nn

MODE = os.environ.get("ERRATA_MODE", "dynamic")


class Block(nn.Layer):
    """Two convolutions with a shortcut around them."""

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(
            nn.Conv2D(4, 8, 3, stride=2, padding=1), nn.ReLU(), nn.Conv2D(8, 8, 3, padding=1)
        )
        self.shortcut = nn.Conv2D(4, 8, 1, stride=2)

    def forward(self, x):
        """Return the sum of the body and the shortcut."""
        return nn.functional.relu(self.body(x) + self.shortcut(x))


paddle.seed(0)
model = Block()
if MODE != "dynamic":
    model = paddle.jit.to_static(model, full_graph=MODE == "ast")

result = model(paddle.randn([2, 4, 8, 8]))
assert result.shape == [2, 8, 4, 4]
