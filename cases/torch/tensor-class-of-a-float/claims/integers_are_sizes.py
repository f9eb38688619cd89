"""An integer is a size: Tensor(3) has three numbers that nobody set, where tensor(3) is the number 3."""

import numpy as np
import torch

for size in (3, np.int64(3), torch.tensor(1.0).numel() + 2):
    assert torch.Tensor(size).shape == torch.FloatTensor(size).shape == (3,)
assert torch.Tensor(2, 3).shape == (2, 3)
assert torch.tensor(3).shape == () and torch.tensor(3) == 3
