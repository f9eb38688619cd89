"""The channels are no multiple of the enlargement's square."""

import paddle

paddle.nn.PixelShuffle(2)(paddle.zeros([1, 6, 4, 4]))
