"""Silence the first channel of a copy of an activation."""

import paddle
from paddle import nn

paddle.seed(0)
encoder = nn.Linear(6, 4)
decoder = nn.Linear(4, 1)
optimizer = paddle.optimizer.SGD(0.5, parameters=encoder.parameters() + decoder.parameters())
x, y = paddle.randn([16, 6]), paddle.randn([16, 1])

losses = []
for _ in range(5):
    gate = nn.functional.sigmoid(encoder(x))
    gate = gate.clone()
    gate[:, 0] = 0.0
    loss = nn.functional.mse_loss(decoder(gate), y)
    loss.backward()
    optimizer.step()
    optimizer.clear_grad()
    losses.append(float(loss))

result = losses
assert losses[-1] < losses[0]
assert float(gate[:, 0].abs().max()) == 0
