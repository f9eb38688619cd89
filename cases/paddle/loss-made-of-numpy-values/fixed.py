"""Train a regression; the loss is computed by Paddle's operators from the model's output on."""

import paddle
from paddle import nn

paddle.seed(0)
x = paddle.randn([16, 4])
y = x.sum(axis=1, keepdim=True)
model = nn.Linear(4, 1)
optimizer = paddle.optimizer.SGD(0.1, parameters=model.parameters())

for step in range(20):
    error = model(x) - y
    loss = paddle.mean(error**2)
    loss.backward()
    norm = model.weight.grad.norm().item()
    optimizer.step()
    optimizer.clear_grad()
result = model.weight.numpy()
