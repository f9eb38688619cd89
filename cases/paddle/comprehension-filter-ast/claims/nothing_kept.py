"""A mean by a mask is NaN where nothing is kept."""

import paddle

margins = paddle.to_tensor([-2.0, -3.0])
mask = (margins > 0).astype("float32")
assert bool(paddle.isnan((margins * mask).sum() / mask.sum()))
assert ((margins * mask).sum() / mask.sum().clip(min=1.0)).item() == 0.0
