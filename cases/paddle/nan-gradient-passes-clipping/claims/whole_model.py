# releases: >=3.0
"""One NaN in one gradient makes the gradients of all parameters NaN when they are clipped by the global norm."""

import paddle

small, large = paddle.ones([2]), paddle.ones([3])
for one in (small, large):
    one.stop_gradient = False

both = [(small, paddle.to_tensor([1.0, float("nan")])), (large, paddle.ones([3]))]
clipped = paddle.nn.ClipGradByGlobalNorm(1.0)(both)
assert all(bool(paddle.isnan(gradient).all()) for _, gradient in clipped)
