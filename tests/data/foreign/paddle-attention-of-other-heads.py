"""The width is not divisible by the heads."""

import paddle

paddle.nn.MultiHeadAttention(100, 8)
