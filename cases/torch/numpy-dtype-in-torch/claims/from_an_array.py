"""from_numpy translates the type of an array; of an empty one, too, so that its dtype is the type of PyTorch."""

import numpy as np
import torch

for dtype in (np.float16, np.float32, np.float64, np.int32, np.int64, np.uint8, np.bool_):
    translated = torch.from_numpy(np.empty(0, dtype)).dtype
    assert translated == getattr(torch, np.dtype(dtype).name)
