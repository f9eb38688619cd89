"""Fit a line by gradient descent."""

import mindspore as ms
import numpy as np
from mindspore import Tensor, ops

rng = np.random.default_rng(0)
x = Tensor(rng.normal(size=(256, 4)).astype(np.float32))
target = ops.matmul(x, Tensor([1.0, -2.0, 3.0, 0.5], ms.float32))


def loss_of(weight):
    return ((ops.matmul(x, weight) - target) ** 2).mean()


step = ms.value_and_grad(loss_of)
weight = Tensor(np.zeros(4, np.float32))
for _ in range(50):
    loss, gradient = step(weight)
    weight = weight - 0.1 * gradient
assert float(loss) < 0.01, loss
result = weight
