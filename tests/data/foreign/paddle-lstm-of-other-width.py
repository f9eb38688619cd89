"""An LSTM gets another embedding."""

import paddle

paddle.nn.LSTM(8, 4)(paddle.zeros([2, 5, 16]))
