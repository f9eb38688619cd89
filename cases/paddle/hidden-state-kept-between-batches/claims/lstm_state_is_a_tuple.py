"""`state.detach()` of an LSTM is an AttributeError; each part of its tuple has to be detached."""

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


try:
    train(nn.LSTM, lambda state: state.detach())
except AttributeError:
    pass
else:
    raise AssertionError("nothing was raised")
train(nn.LSTM, lambda state: tuple(part.detach() for part in state))
train(nn.SimpleRNN, lambda state: state.detach())
