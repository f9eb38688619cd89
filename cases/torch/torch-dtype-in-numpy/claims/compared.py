"""A comparison of the two types is False, without an error; iinfo and finfo have words of their own."""

import numpy as np
import torch

assert (np.zeros(1, dtype=np.float32).dtype == torch.float32) is False
assert np.zeros(1, dtype=np.float32).dtype != torch.float32
for call in (lambda: np.iinfo(torch.int64), lambda: np.finfo(torch.float32)):
    try:
        call()
    except (TypeError, ValueError) as error:
        assert "as a data type" not in str(error)
    else:
        raise AssertionError("nothing was raised")
assert torch.finfo(torch.float32).max == np.finfo(np.float32).max
