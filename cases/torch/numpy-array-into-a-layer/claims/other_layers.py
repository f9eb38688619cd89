"""Other layers have the words with the name of their function and argument; `conv2d()` lists what it takes."""

import numpy as np
from torch import nn

image = np.zeros((1, 3, 4, 4), dtype="float32")
for layer, words in [
    (nn.ReLU(), "relu(): argument 'input' (position 1) must be Tensor, not numpy.ndarray"),
    (nn.LayerNorm(4), "layer_norm(): argument 'input' (position 1) must be Tensor, not numpy.ndarray"),
    (nn.Dropout(), "dropout(): argument 'input' (position 1) must be Tensor, not numpy.ndarray"),
    (nn.Embedding(5, 2), "embedding(): argument 'indices' (position 2) must be Tensor, not numpy.ndarray"),
    (nn.Conv2d(3, 2, 1), "conv2d() received an invalid combination of arguments - got (numpy.ndarray, Parameter"),
]:
    try:
        layer(image)
    except TypeError as error:
        assert str(error).startswith(words), error
    else:
        raise AssertionError("nothing was raised")
