"""Tag the words of sentences by such a model, as a class whose forward takes the first of what the LSTM returns."""

import paddle
from paddle import nn


class Tagger(nn.Layer):
    """Scores of three tags for each word of a sentence."""

    def __init__(self):
        super().__init__()
        self.embedding = nn.Embedding(50, 8)
        self.lstm = nn.LSTM(8, 16)
        self.linear = nn.Linear(16, 3)

    def forward(self, ids):
        outputs, (hidden, cell) = self.lstm(self.embedding(ids))
        return self.linear(outputs)


paddle.seed(0)
model = Tagger()
ids = paddle.arange(12).reshape([2, 6])
result = model(ids).numpy()
