"""Train a small classifier with Adam."""

import paddle
from paddle import nn

paddle.seed(0)
model = nn.Sequential(nn.Linear(16, 64), nn.ReLU(), nn.Dropout(0.1), nn.Linear(64, 4))
optimizer = paddle.optimizer.Adam(learning_rate=1e-2, parameters=model.parameters())
x, y = paddle.randn([128, 16]), paddle.randint(0, 4, [128])
losses = []
for _ in range(30):
    loss = nn.functional.cross_entropy(model(x), y)
    loss.backward()
    optimizer.step()
    optimizer.clear_grad()
    losses.append(float(loss))
assert losses[-1] < losses[0]
result = {"first": losses[0], "last": losses[-1]}
