"""The derivative by time, which is a tensor of its own before it becomes part of the input."""

import paddle
from paddle import nn

paddle.seed(0)
points = paddle.rand([20, 2])
place, time = points[:, :1], points[:, 1:]
time.stop_gradient = False
network = nn.Sequential(nn.Linear(2, 8), nn.Tanh(), nn.Linear(8, 1))

u = network(paddle.concat([place, time], axis=1))
u_t = paddle.grad(u.sum(), time, create_graph=True)[0]

with paddle.no_grad():
    step = paddle.to_tensor([0.0, 0.01])
    expected = (network(points + step) - network(points - step)) / 0.02
assert u_t.shape == [20, 1]
assert paddle.allclose(u_t, expected, atol=1e-3)
