"""Ids were read from a table as floats."""

import paddle

paddle.nn.Embedding(10, 4)(paddle.to_tensor([1.0, 2.0]))
