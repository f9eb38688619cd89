"""str(dtype) is "torch.float32", which NumPy does not know; the part behind the point is a name that it knows, but for bfloat16."""

import numpy as np
import torch

try:
    np.zeros(3, dtype=str(torch.float32))
except TypeError as error:
    assert "torch.float32" in str(error)
else:
    raise AssertionError("nothing was raised")
for dtype in (torch.float32, torch.float16, torch.int64, torch.uint8, torch.bool):
    name = str(dtype).split(".")[1]
    assert np.zeros(3, dtype=name).dtype == torch.zeros(3, dtype=dtype).numpy().dtype
try:
    np.dtype("bfloat16")
except TypeError:
    pass
else:
    raise AssertionError("NumPy knows bfloat16")
