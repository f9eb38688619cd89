"""Fine-tune with a tenth of the learning rate after ten warm-up steps; a new schedule begins there."""

import paddle
from paddle import nn

paddle.seed(0)
model = nn.Linear(4, 1)
schedule = paddle.optimizer.lr.CosineAnnealingDecay(0.1, T_max=100)
optimizer = paddle.optimizer.SGD(schedule, parameters=model.parameters())

for step in range(12):
    if step == 10:
        schedule = paddle.optimizer.lr.CosineAnnealingDecay(0.01, T_max=90)
        optimizer.set_lr_scheduler(schedule)
    model(paddle.randn([8, 4])).square().mean().backward()
    optimizer.step()
    optimizer.clear_grad()
    schedule.step()

result = optimizer.get_lr()
assert result < 0.011, f"the learning rate is {result}"
