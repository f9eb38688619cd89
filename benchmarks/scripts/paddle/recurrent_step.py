"""One training step of an LSTM."""

import paddle
from paddle import nn

paddle.seed(0)
lstm = nn.LSTM(8, 16, num_layers=2, direction="bidirect")
output, (hidden, _) = lstm(paddle.randn([3, 7, 8]))
assert output.shape == [3, 7, 32] and hidden.shape == [4, 3, 16]
output.pow(2).mean().backward()
result = output[0].detach()
