# releases: >=2.6
"""`paddle.linalg.norm(x, p=inf)` and `max_pool1d` lose a NaN in the middle on every release; the norm of p=2 does not."""

import paddle

tensor = paddle.to_tensor([3.0, float("nan"), 0.5])
assert paddle.linalg.norm(tensor, p=float("inf")).item() == 0.5
assert paddle.nn.functional.max_pool1d(tensor.reshape([1, 1, 3]), 3).item() == 0.5
assert bool(paddle.isnan(paddle.linalg.norm(tensor, p=2)))
assert not bool(paddle.isfinite(tensor).all())
