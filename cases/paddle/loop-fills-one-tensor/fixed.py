"""Unroll a recurrence into a list of rows, and stack them when all are there."""

import paddle
from paddle import nn

paddle.seed(0)
cell = nn.Linear(3, 3)
states = [paddle.ones([3])]

for t in range(4):
    states.append(paddle.tanh(cell(states[t].unsqueeze(0)))[0])

states = paddle.stack(states)
states.square().sum().backward()
result = cell.weight.grad
assert result.shape == [3, 3]
assert float(result.abs().sum()) > 0
