"""BatchNorm1d, LSTM and GRU say that 'numpy.ndarray' object has no attribute 'dim'."""

import numpy as np
from torch import nn

for layer in (nn.BatchNorm1d(3), nn.LSTM(3, 2), nn.GRU(3, 2)):
    try:
        layer(np.zeros((2, 3), dtype="float32"))
    except AttributeError as error:
        assert str(error) == "'numpy.ndarray' object has no attribute 'dim'"
    else:
        raise AssertionError("nothing was raised")
