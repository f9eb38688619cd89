"""The derivative of a network by time, for an equation that it has to satisfy."""

import paddle
from paddle import nn

paddle.seed(0)
points = paddle.rand([20, 2])  # place and time
points.stop_gradient = False
network = nn.Sequential(nn.Linear(2, 8), nn.Tanh(), nn.Linear(8, 1))

u = network(points)
u_t = paddle.grad(u.sum(), points, create_graph=True)[0][:, 1:]

with paddle.no_grad():
    step = paddle.to_tensor([0.0, 0.01])
    expected = (network(points + step) - network(points - step)) / 0.02
result = u_t.detach()
assert u_t.shape == [20, 1]
assert paddle.allclose(u_t, expected, atol=1e-3)
