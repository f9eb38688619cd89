# releases: >=2.6,<3.0
"""On 2.6 the gradients of the other parameters stay finite."""

import paddle

small, large = paddle.ones([2]), paddle.ones([3])
for one in (small, large):
    one.stop_gradient = False

both = [(small, paddle.to_tensor([1.0, float("nan")])), (large, paddle.ones([3]))]
clipped = paddle.nn.ClipGradByGlobalNorm(1.0)(both)
assert paddle.isnan(clipped[0][1]).numpy().tolist() == [False, True]
assert bool(paddle.isfinite(clipped[1][1]).all())
