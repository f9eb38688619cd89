"""`BCELoss` wants probabilities and `BCEWithLogitsLoss` scores: after a sigmoid the latter does not fall below 0.31."""

import paddle
from paddle import nn

certain, one = paddle.to_tensor([20.0]), paddle.to_tensor([1.0])
assert float(nn.BCELoss()(nn.functional.sigmoid(certain), one)) < 1e-4
assert float(nn.BCEWithLogitsLoss()(certain, one)) < 1e-4
assert abs(float(nn.BCEWithLogitsLoss()(nn.functional.sigmoid(certain), one)) - 0.313) < 0.001
