"""`kernel_size=3.0` says "must be list or tuple", and LayerNorm "'float' object is not iterable"; a width of NumPy's integers is right."""

import numpy as np
from paddle import nn

for make, words in (
    (lambda: nn.Conv2D(3, 4, 6 / 2), "The kernel_size's type must be list or tuple. Received: 3.0"),
    (lambda: nn.LayerNorm(8 / 2), "'float' object is not iterable"),
):
    try:
        make()
    except (TypeError, ValueError) as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
assert nn.Linear(np.int64(4), 2).weight.shape == [4, 2]
