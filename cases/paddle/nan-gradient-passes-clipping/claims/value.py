"""ClipGradByValue leaves a NaN and makes an infinity finite."""

import paddle

weight = paddle.ones([3])
weight.stop_gradient = False
gradient = paddle.to_tensor([1.0, float("nan"), float("inf")])
clipped = paddle.nn.ClipGradByValue(2.0)([(weight, gradient)])[0][1]
assert clipped[2].item() == 2.0
assert bool(paddle.isnan(clipped[1]))
