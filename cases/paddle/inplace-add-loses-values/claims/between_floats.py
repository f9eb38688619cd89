# releases: ==2.6.2
"""A float32 tensor to which float64 is added in place holds what was added."""

import paddle

total = paddle.to_tensor([3.0, 1.0])
total.add_(paddle.to_tensor([0.5, 0.5], dtype="float64"))
assert total.tolist() == [0.5, 0.5], total.tolist()
