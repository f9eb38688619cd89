# releases: >=2.6
"""Tag the words of sentences by such a Sequential; a small layer after the LSTM passes on the outputs alone."""

import paddle
from paddle import nn


class Outputs(nn.Layer):
    """The first of what a recurrent layer returns."""

    def forward(self, returned):
        return returned[0]


paddle.seed(0)
model = nn.Sequential(
    nn.Embedding(50, 8),
    nn.LSTM(8, 16),
    Outputs(),
    nn.Linear(16, 3),
)
ids = paddle.arange(12).reshape([2, 6])
result = model(ids).numpy()
