# releases: >=2.5
"""`int16` makes 65000 negative; `.to(torch.int32)` keeps it."""

import numpy as np
import torch

depth = np.array([1500, 65000], dtype=np.uint16)
assert torch.from_numpy(depth.astype(np.int16)).tolist() == [1500, -536]
assert torch.from_numpy(depth).to(torch.int32).tolist() == [1500, 65000]
