# releases: >=2.6
"""LSTM returns the outputs and a pair of final states, GRU and SimpleRNN the outputs and one final state."""

import paddle
from paddle import nn

x = paddle.randn([2, 6, 8])
outputs, (hidden, cell) = nn.LSTM(8, 16)(x)
assert list(outputs.shape) == [2, 6, 16]
assert list(hidden.shape) == list(cell.shape) == [1, 2, 16]
for kind in (nn.GRU, nn.SimpleRNN):
    outputs, hidden = kind(8, 16)(x)
    assert list(outputs.shape) == [2, 6, 16] and list(hidden.shape) == [1, 2, 16]
