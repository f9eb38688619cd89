"""An array of NumPy made from numbers such as 0.5 is float64, which is refused as well; one of float32 passes."""

import numpy as np
import torch

weights = torch.from_numpy(np.array([0.5, 0.25, 0.25]))
assert weights.dtype == torch.float64
try:
    torch.zeros(3).scatter_(0, torch.tensor([2, 0, 1]), weights)
except RuntimeError as error:
    assert str(error) == "scatter(): Expected self.dtype to be equal to src.dtype"
else:
    raise AssertionError("nothing was raised")
whole = torch.from_numpy(np.array([0.5, 0.25, 0.25], dtype="float32"))
assert torch.zeros(3).scatter_(0, torch.tensor([2, 0, 1]), whole).tolist() == [0.25, 0.25, 0.5]
