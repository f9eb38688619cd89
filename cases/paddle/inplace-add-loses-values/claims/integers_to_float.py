# releases: ==2.6.2
"""A float tensor to which integers are added in place is int64 and holds other numbers."""

import paddle

total = paddle.to_tensor([3.0, 0.0], dtype="float64")
total.add_(paddle.to_tensor([1, 1]))
assert total.dtype == paddle.int64
assert total.tolist() == [4613937818241073153, 1], total.tolist()
