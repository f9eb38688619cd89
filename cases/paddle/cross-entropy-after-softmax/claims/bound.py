"""Of a certain and right answer among n classes the loss is log(1 + (n - 1) / e): 0.74 for 4, 1.46 for 10."""

import math

import paddle
import paddle.nn.functional as F

for n, expected in ((2, 0.31), (4, 0.74), (10, 1.46)):
    certain = paddle.to_tensor([[1.0] + [0.0] * (n - 1)])
    loss = float(F.cross_entropy(certain, paddle.to_tensor([0])))
    assert abs(loss - math.log(1 + (n - 1) / math.e)) < 1e-5
    assert abs(loss - expected) < 0.01
