"""An LSTM gets another embedding."""

from mindspore import nn, ops

nn.LSTM(8, 4)(ops.zeros((5, 2, 16)))
