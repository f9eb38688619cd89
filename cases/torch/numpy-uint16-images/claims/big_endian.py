"""Big-endian data is refused; `astype(np.int32)` makes it readable."""

import numpy as np
import torch

depth = np.array([1500, 65000], dtype=">u2")
try:
    torch.from_numpy(depth)
except (TypeError, ValueError):
    pass
else:
    raise AssertionError("nothing was raised")
assert torch.from_numpy(depth.astype(np.int32)).tolist() == [1500, 65000]
