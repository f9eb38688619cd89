"""torch.tensor of numbers of NumPy raises "Could not infer dtype of numpy.float32"; float64 passes."""

import sys

sys.modules["numpy"] = None
import torch

torch.arange(2.0)
del sys.modules["numpy"]
import numpy as np

for values in ([np.float32(0.5)], np.float32(0.5), np.int64(3), [np.uint8(3)]):
    name = np.asarray(values).dtype.name
    for make in (torch.tensor, torch.as_tensor):
        try:
            make(values)
        except RuntimeError as error:
            assert str(error) == f"Could not infer dtype of numpy.{name}", error
        else:
            raise AssertionError("nothing was raised")
assert torch.tensor([np.float64(0.5)]).tolist() == [0.5]
