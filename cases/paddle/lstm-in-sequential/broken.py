"""Tag the words of sentences by a model of an embedding, an LSTM and a linear layer in a Sequential."""

import paddle
from paddle import nn

paddle.seed(0)
model = nn.Sequential(
    nn.Embedding(50, 8),
    nn.LSTM(8, 16),
    nn.Linear(16, 3),
)
ids = paddle.arange(12).reshape([2, 6])
result = model(ids).numpy()
