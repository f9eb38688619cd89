"""With `retain_graph=True` the error goes away."""

import paddle
from paddle import nn


def train(kind, cut, **backward):
    """Train an RNN on three chunks of a sequence, with its state cut in between."""
    paddle.seed(0)
    rnn, head = kind(2, 4), nn.Linear(4, 1)
    sequence, zeros = paddle.randn([3, 15, 2]), paddle.zeros([1, 3, 4])
    state = (zeros, zeros) if kind is nn.LSTM else zeros
    for start in range(0, 15, 5):
        out, state = rnn(sequence[:, start : start + 5], cut(state))
        head(out).square().mean().backward(**backward)


train(nn.GRU, lambda state: state, retain_graph=True)
