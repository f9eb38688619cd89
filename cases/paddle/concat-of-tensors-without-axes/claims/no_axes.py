"""A loss, the mean or sum of all numbers, one number of a tensor and to_tensor of a number have no axes: ndim is 0."""

import paddle
import paddle.nn.functional as F

x = paddle.ones([4, 2])
for made in (
    F.cross_entropy(x, paddle.zeros([4], "int64")),
    F.mse_loss(x, x),
    x.mean(),
    x.sum(),
    x[0, 0],
    paddle.to_tensor(1.0),
):
    assert made.ndim == 0 and list(made.shape) == []
