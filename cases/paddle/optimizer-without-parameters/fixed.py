"""Make an optimizer with the parameters that it is to change."""

import paddle
from paddle import nn

paddle.seed(0)
model = nn.Linear(3, 1)
x, y = paddle.randn([16, 3]), paddle.ones([16, 1])
optimizer = paddle.optimizer.Adam(learning_rate=0.1, parameters=model.parameters())

losses = []
for _ in range(10):
    loss = nn.functional.mse_loss(model(x), y)
    loss.backward()
    optimizer.step()
    optimizer.clear_grad()
    losses.append(float(loss))

result = losses
assert losses[-1] < losses[0]
