"""A normalisation counts other channels."""

import paddle

paddle.nn.BatchNorm2D(8)(paddle.zeros([2, 16, 4, 4]))
