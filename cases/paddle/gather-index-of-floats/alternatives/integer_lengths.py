"""Lengths that are integers from the start give rows that are integers."""

import paddle

mask = paddle.to_tensor([[1.0, 1.0, 0.0], [1.0, 1.0, 1.0]])
lengths = mask.astype("int64").sum(axis=1)
rows = paddle.arange(2) * 3 + lengths - 1
assert rows.dtype == paddle.int64
assert paddle.gather(paddle.arange(6), rows).tolist() == [1, 5]
