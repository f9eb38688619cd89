"""Lists, tuples, ranges, arrays and tensors are taken, also an array and a tensor without any axis."""

import numpy as np
import torch

for data in ([3.5], (3.5,), np.array([3.5])):
    assert torch.Tensor(data).tolist() == [3.5]
assert torch.Tensor(range(3)).tolist() == [0, 1, 2]
for data in (np.array(3.5), torch.tensor(3.5)):
    assert torch.Tensor(data).item() == 3.5
