"""Clipped each by its own norm, the other parameters keep finite gradients."""

import paddle

small, large = paddle.ones([2]), paddle.ones([3])
for one in (small, large):
    one.stop_gradient = False

both = [(small, paddle.to_tensor([1.0, float("nan")])), (large, paddle.ones([3]))]
clipped = paddle.nn.ClipGradByNorm(1.0)(both)
assert bool(paddle.isnan(clipped[0][1]).all())
assert bool(paddle.isfinite(clipped[1][1]).all())
