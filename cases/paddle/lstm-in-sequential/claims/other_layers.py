# releases: >=2.6
"""After an LSTM, LayerNorm and Conv1D say that a tuple has no attribute 'shape', a second LSTM 'dtype', Flatten that x should be a Tensor."""

import paddle
from paddle import nn

x = paddle.randn([2, 6, 8])
for layer, kind, words in (
    (nn.LayerNorm(16), AttributeError, "'tuple' object has no attribute 'shape'"),
    (nn.Conv1D(6, 2, 1), AttributeError, "'tuple' object has no attribute 'shape'"),
    (nn.LSTM(16, 16), AttributeError, "'tuple' object has no attribute 'dtype'"),
    (nn.Flatten(), ValueError, "The input x should be a Tensor"),
):
    try:
        nn.Sequential(nn.LSTM(8, 16), layer)(x)
    except kind as error:
        assert words in str(error), error
    else:
        raise AssertionError("accepted")
