"""A list, a tuple, a text or an array as the input stands in the first place in the same way."""

import numpy as np
import torch
from torch import nn

image = torch.rand(1, 3, 8, 8)
for value, name in (
    ([image], "list"),
    ((image,), "tuple"),
    ("a.png", "str"),
    (np.zeros((1, 3, 8, 8), "float32"), "numpy.ndarray"),
):
    try:
        nn.Conv2d(3, 4, 3)(value)
    except TypeError as error:
        words = "conv2d() received an invalid combination of arguments - got"
        assert f"{words} ({name}, Parameter" in str(error)
    else:
        raise AssertionError("nothing was raised")
