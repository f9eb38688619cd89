"""Fine-tune with a new head that has an optimizer of its own."""

import paddle
from paddle import nn

paddle.seed(0)
model = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 10))
optimizer = paddle.optimizer.SGD(0.1, parameters=model.parameters())
model[2] = nn.Linear(8, 1)
for_head = paddle.optimizer.SGD(0.1, parameters=model[2].parameters())

x = paddle.randn([16, 4])
y = paddle.full([16, 1], 3.0)
before = model[2].weight.clone()
for _ in range(20):
    loss = (model(x) - y).square().mean()
    loss.backward()
    optimizer.step()
    for_head.step()
    optimizer.clear_grad()
    for_head.clear_grad()

moved = (model[2].weight - before).abs().max().item()
assert moved > 0.0, "the new head was not trained"
result = model[2].weight.numpy()
