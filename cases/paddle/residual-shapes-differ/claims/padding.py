"""A shortcut of 1 by 1 with the same stride fits images of every size if the block pads by half a kernel, and not without."""

import paddle
from paddle import nn

shortcut = nn.Conv2D(4, 8, 1, stride=2)
for kernel in (3, 5):
    padded = nn.Conv2D(4, 8, kernel, stride=2, padding=kernel // 2)
    bare = nn.Conv2D(4, 8, kernel, stride=2)
    for size in (7, 8, 9):
        x = paddle.zeros([1, 4, size, size])
        assert list(padded(x).shape) == list(shortcut(x).shape)
        assert list(bare(x).shape) != list(shortcut(x).shape)
