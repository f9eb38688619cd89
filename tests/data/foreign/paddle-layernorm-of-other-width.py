"""A normalisation counts another width."""

import paddle

paddle.nn.LayerNorm(8)(paddle.zeros([2, 16]))
