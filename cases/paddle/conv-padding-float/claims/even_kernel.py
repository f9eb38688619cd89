"""With a kernel of 4 `(4 - 1) // 2` makes the image one pixel smaller and `4 // 2` one larger; padding="SAME" keeps its size."""

import paddle
from paddle import nn

images = paddle.rand([2, 3, 8, 8])
for padding, size in (((4 - 1) // 2, 7), (4 // 2, 9), ("SAME", 8)):
    assert nn.Conv2D(3, 4, 4, padding=padding)(images).shape == [2, 4, size, size]
