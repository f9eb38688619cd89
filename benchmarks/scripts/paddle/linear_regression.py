"""Fit a line by gradient descent."""

import paddle

paddle.seed(0)
x = paddle.randn([256, 4])
target = x @ paddle.to_tensor([1.0, -2.0, 3.0, 0.5])
weight = paddle.zeros([4])
weight.stop_gradient = False
for _ in range(60):
    loss = ((x @ weight - target) ** 2).mean()
    (gradient,) = paddle.grad(loss, [weight])
    weight = (weight - 0.1 * gradient).detach()
    weight.stop_gradient = False
assert float(loss) < 0.01, loss
result = weight
