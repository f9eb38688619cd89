"""A spectrum goes through the real transform once more."""

import paddle

paddle.fft.rfft(paddle.fft.rfft(paddle.zeros([8])))
