"""A linear layer takes an array without rows and gives a tensor without rows, which torch.cat takes; the mean of it is NaN."""

import numpy as np
import torch

model = torch.nn.Linear(4, 2)
output = model(torch.from_numpy(np.zeros((0, 4), "float32")))
assert output.shape == (0, 2)
assert torch.cat([output, torch.ones(1, 2)]).shape == (1, 2)
assert torch.isnan(output.mean())
