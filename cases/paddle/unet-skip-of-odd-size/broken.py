"""Join a skip connection with an upsampled map; the image's side is odd somewhere on the way."""

import os

import paddle
from paddle import nn

MODE = os.environ.get("ERRATA_MODE", "dynamic")


class Net(nn.Layer):
    """One step down, one step up, and the skip connection."""

    def __init__(self):
        super().__init__()
        self.down = nn.Conv2D(1, 4, 3, padding=1)
        self.bottom = nn.Conv2D(4, 4, 3, padding=1)
        self.up = nn.Conv2DTranspose(4, 4, 2, stride=2)
        self.head = nn.Conv2D(8, 1, 1)

    def forward(self, x):
        """Return a mask of the image's size."""
        skip = self.down(x)
        deep = self.up(self.bottom(nn.functional.max_pool2d(skip, 2)))
        return self.head(paddle.concat([skip, deep], axis=1))


paddle.seed(0)
model = Net()
if MODE != "dynamic":
    model = paddle.jit.to_static(model, full_graph=MODE == "ast")

result = model(paddle.randn([1, 1, 25, 24]))
assert result.shape == [1, 1, 25, 24]
