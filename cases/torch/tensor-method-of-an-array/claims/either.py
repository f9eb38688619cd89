"""as_tensor takes an array or a tensor, so that a function works with both."""

import numpy as np
import torch


def batch_of(sample):
    return torch.as_tensor(sample).unsqueeze(0)


for sample in (np.ones(3, "float32"), torch.ones(3)):
    assert torch.equal(batch_of(sample), torch.ones(1, 3))
