"""NumPy itself works meanwhile: `from_numpy` and `numpy.asarray` of a tensor raise the same, and `torch.tensor(array)` reads the array as a sequence."""

import sys

sys.modules["numpy"] = None
import torch

torch.arange(2.0)
del sys.modules["numpy"]
import numpy as np

array = np.ones(2)
assert array.sum() == 2
for convert in (lambda: torch.from_numpy(array), lambda: np.asarray(torch.ones(2)), lambda: torch.ones(2).numpy()):
    try:
        convert()
    except RuntimeError as error:
        assert "Numpy is not available" in str(error), error
    else:
        raise AssertionError("nothing was raised")
assert torch.tensor(array).tolist() == [1.0, 1.0]
