# releases: >=3.2.1
"""paddle.compat.max and min take two tensors."""

import paddle

a, b = paddle.to_tensor([1.0, 5.0]), paddle.to_tensor([3.0, 2.0])
assert paddle.compat.max(a, b).tolist() == [3, 5]
assert paddle.compat.min(a, b).tolist() == [1, 2]
