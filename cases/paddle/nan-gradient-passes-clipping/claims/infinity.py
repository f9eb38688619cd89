"""Clipped by the global norm, an infinite gradient becomes NaN and all others become 0."""

import paddle

small, large = paddle.ones([2]), paddle.ones([3])
for one in (small, large):
    one.stop_gradient = False

both = [(small, paddle.to_tensor([1.0, float("inf")])), (large, paddle.ones([3]))]
clipped = paddle.nn.ClipGradByGlobalNorm(1.0)(both)
assert clipped[0][1][0].item() == 0 and bool(paddle.isnan(clipped[0][1][1]))
assert clipped[1][1].tolist() == [0.0, 0.0, 0.0]
