"""Of float64 FloatTensor makes float32, and tensor and from_numpy of the one array make float64, unless dtype is given."""

import warnings

import numpy as np
import torch

warnings.simplefilter("ignore")
states = [np.zeros(4), np.ones(4)]
one = np.stack(states)
assert torch.FloatTensor(states).dtype == torch.float32
assert torch.tensor(one).dtype == torch.from_numpy(one).dtype == torch.float64
for right in (torch.tensor(one, dtype=torch.float32), torch.from_numpy(one).float()):
    assert right.dtype == torch.float32 and torch.equal(right, torch.FloatTensor(states))
