"""A positional encoding is longer than the sentence."""

import paddle

paddle.zeros([2, 48, 16]) + paddle.zeros([50, 16])
