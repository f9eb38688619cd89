"""The last word of the message is the type of the target: a list, a tuple, a number, an array, a dictionary, a text or None."""

import numpy as np
import torch
from torch import nn

for target, name in (
    ([0, 1], "list"),
    ((0, 1), "tuple"),
    (1, "int"),
    (np.array([0, 1]), "numpy.ndarray"),
    ({"label": 0}, "dict"),
    ("cat", "str"),
    (None, "NoneType"),
):
    try:
        nn.CrossEntropyLoss()(torch.zeros(2, 3), target)
    except TypeError as error:
        words = "cross_entropy_loss(): argument 'target' (position 2) must be Tensor, not"
        assert str(error) == f"{words} {name}"
    else:
        raise AssertionError(f"{name}: nothing was raised")
