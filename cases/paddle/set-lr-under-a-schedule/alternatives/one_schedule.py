"""One schedule says both rates: `PiecewiseDecay(boundaries=[10], values=[0.1, 0.01])`."""

import paddle
from paddle import nn

paddle.seed(0)
model = nn.Linear(4, 1)
schedule = paddle.optimizer.lr.PiecewiseDecay(boundaries=[10], values=[0.1, 0.01])
optimizer = paddle.optimizer.SGD(schedule, parameters=model.parameters())

rates = []
for step in range(12):
    rates.append(optimizer.get_lr())
    model(paddle.randn([8, 4])).square().mean().backward()
    optimizer.step()
    optimizer.clear_grad()
    schedule.step()

result = optimizer.get_lr()
assert rates == [0.1] * 10 + [0.01] * 2
