"""Sentences of other lengths are stacked."""

import paddle

paddle.stack([paddle.zeros([12, 8]), paddle.zeros([9, 8])])
