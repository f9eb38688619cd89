"""Train a GRU on chunks of a sequence and carry its state from one chunk to the next."""

import paddle
from paddle import nn

paddle.seed(0)
gru, head = nn.GRU(2, 4), nn.Linear(4, 1)
optimizer = paddle.optimizer.Adam(0.05, parameters=gru.parameters() + head.parameters())
sequence, targets = paddle.randn([3, 15, 2]), paddle.zeros([3, 15, 1])

state, losses = paddle.zeros([1, 3, 4]), []
for start in range(0, 15, 5):
    out, state = gru(sequence[:, start : start + 5], state)
    loss = nn.functional.mse_loss(head(out), targets[:, start : start + 5])
    loss.backward()
    optimizer.step()
    optimizer.clear_grad()
    losses.append(float(loss))

result = losses
assert losses[-1] < losses[0]
assert float(state.abs().sum()) > 0
