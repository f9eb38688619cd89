"""Pad the image to even sides before the network, and crop the mask afterwards."""

import paddle
from paddle import nn


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
        height, width = x.shape[2:]
        x = nn.functional.pad(x, [0, width % 2, 0, height % 2])
        skip = self.down(x)
        deep = self.up(self.bottom(nn.functional.max_pool2d(skip, 2)))
        return self.head(paddle.concat([skip, deep], axis=1))[:, :, :height, :width]


paddle.seed(0)
model = Net()
result = model(paddle.randn([1, 1, 25, 24]))
assert result.shape == [1, 1, 25, 24]
