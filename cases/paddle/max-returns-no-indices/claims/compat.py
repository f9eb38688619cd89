# releases: >=3.3
"""`paddle.compat.max(x, 1)` returns values and indices."""

import paddle

values, indices = paddle.compat.max(paddle.to_tensor([[1.0, 5.0, 2.0], [7.0, 3.0, 4.0]]), 1)
assert values.tolist() == [5.0, 7.0]
assert indices.tolist() == [1, 0]
