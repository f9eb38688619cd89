"""Train an energy of three points whose forces, its gradient, should match given ones."""

import paddle
from paddle import nn

paddle.seed(0)
points = paddle.to_tensor([[3.0, 4.0], [6.0, 8.0], [5.0, 12.0]], stop_gradient=False)
forces = paddle.to_tensor([[-0.6, -0.8], [-0.6, -0.8], [-5 / 13, -12 / 13]])
energy = nn.Sequential(nn.Linear(1, 8), nn.Tanh(), nn.Linear(8, 1))
optimizer = paddle.optimizer.Adam(0.02, parameters=energy.parameters())

losses = []
for _ in range(100):
    distances = paddle.linalg.norm(points, axis=1)
    total = energy(distances.unsqueeze(1)).sum()
    (slope,) = paddle.grad(total, points, create_graph=True)
    loss = ((-slope - forces) ** 2).mean()
    loss.backward()
    optimizer.step()
    optimizer.clear_grad()
    losses.append(float(loss))

result = losses[-1]
assert result < 0.5 * losses[0]
