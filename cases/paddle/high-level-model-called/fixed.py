"""Fit a price by size with the high-level interface, and predict the price of one house."""

import paddle
from paddle import nn
from paddle.io import TensorDataset

paddle.seed(0)
sizes = paddle.linspace(0, 1, 32).reshape([32, 1])
houses = TensorDataset([sizes, 2 * sizes + 1])

model = paddle.Model(nn.Linear(1, 1))
model.prepare(paddle.optimizer.SGD(0.2, parameters=model.parameters()), nn.MSELoss())
model.fit(houses, batch_size=8, epochs=60, shuffle=False, verbose=0)

price = model.network(paddle.to_tensor([[0.5]]))
result = price.item()
assert abs(result - 2) < 0.05
