"""Layers name the argument: Dense and Conv2d out_channels, Embedding vocab_size, Conv2d its padding."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU", pynative_synchronize=True)
x = ops.ones((2, 8), ms.float32)
for make, words in (
    (lambda: nn.Dense(8, 4 / 2), "For 'Dense', the 'out_channels' must be int, but got 'float'"),
    (lambda: nn.Conv2d(3, 8 / 2, 3), "For 'Conv2d', the 'out_channels' must be int, but got 'float'"),
    (lambda: nn.Embedding(8 / 2, 3), "For 'Embedding', the type of 'vocab_size' should be 'int', but got type 'float'."),
    (lambda: nn.Conv2d(3, 4, 3, padding=2 / 2, pad_mode="pad"), "For 'Conv2d', the type of 'padding' must be int or tuple(int), but got float."),
):
    try:
        make()
    except TypeError as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
