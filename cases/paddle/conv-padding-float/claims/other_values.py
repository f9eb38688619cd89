"""None and an integer of NumPy are refused in the same words, the latter printed without a point; `int` makes it right."""

import numpy as np
from paddle import nn

for padding, words in (
    (2.5, "The padding's type must be list or tuple. Received: 2.5"),
    (np.int64(2), "The padding's type must be list or tuple. Received: 2"),
    (None, "The padding's type must be list or tuple. Received: None"),
):
    try:
        nn.Conv2D(3, 4, 5, padding=padding)
    except ValueError as error:
        assert str(error).endswith(words), error
    else:
        raise AssertionError("nothing was raised")
nn.Conv2D(3, 4, 5, padding=int(np.int64(2)))
