"""Such a classifier; the constructor of nn.Layer is called by the older form of super."""

import paddle
from paddle import nn


class Digits(nn.Layer):
    def __init__(self, hidden=16):
        super(Digits, self).__init__()
        self.first = nn.Linear(64, hidden)
        self.second = nn.Linear(hidden, 10)

    def forward(self, pixels):
        return self.second(nn.functional.relu(self.first(pixels)))


paddle.seed(0)
model = Digits()
result = model(paddle.ones([4, 64])).numpy()
