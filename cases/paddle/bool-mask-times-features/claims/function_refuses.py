"""`paddle.multiply(features, mask)` raises on every release."""

import paddle

features, mask = paddle.to_tensor([0.5, 2.0]), paddle.to_tensor([True, False])
try:
    paddle.multiply(features, mask)
except (TypeError, ValueError):
    pass
else:
    raise AssertionError("nothing was raised")
