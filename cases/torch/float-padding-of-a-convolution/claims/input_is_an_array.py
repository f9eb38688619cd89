"""With an array as its input the layer fails in the same words, and the list starts with numpy.ndarray."""

import numpy as np
from torch import nn

try:
    nn.Conv2d(3, 4, 3, padding=1)(np.zeros((1, 3, 8, 8), "float32"))
except TypeError as error:
    assert "got (numpy.ndarray, Parameter, Parameter, tuple, tuple, tuple, int)" in str(error)
else:
    raise AssertionError("nothing was raised")
