"""An empty tensor says "dimension 0" for "axis 0", an empty list "list index out of range"; shard[-1] has -1, and max() has no identity."""

import numpy as np
import torch

for read, words in (
    (lambda: torch.zeros(0, 4)[0], "index 0 is out of bounds for dimension 0 with size 0"),
    (lambda: [][0], "list index out of range"),
    (lambda: np.zeros((0, 4))[-1], "index -1 is out of bounds for axis 0 with size 0"),
    (lambda: np.zeros(0).max(), "zero-size array to reduction operation maximum which has no identity"),
):
    try:
        read()
    except (IndexError, ValueError) as error:
        assert words in str(error), error
    else:
        raise AssertionError(words)
