"""as_tensor takes lists, tuples, numbers, scalars of NumPy, arrays and tensors; a tensor comes back as it is, and None is refused."""

import numpy as np
import torch

for argument in ([1.0, 2.0], (1.0, 2.0), np.array([1.0, 2.0]), torch.tensor([1.0, 2.0])):
    assert torch.as_tensor(argument).tolist() == [1, 2]
assert torch.as_tensor(np.ones(2).mean()).item() == torch.as_tensor(1).item() == 1
tensor = torch.ones(2)
assert torch.as_tensor(tensor) is tensor
try:
    torch.as_tensor(None)
except RuntimeError as error:
    assert "NoneType" in str(error)
else:
    raise AssertionError("nothing was raised")
