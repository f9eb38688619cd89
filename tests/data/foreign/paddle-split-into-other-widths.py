"""Queries, keys and values are cut from a projection of another width."""

import paddle

paddle.split(paddle.zeros([2, 20]), 3, axis=1)
