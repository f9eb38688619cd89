"""Scale the input of a model by a statistic that NumPy returns as a zero-dimensional array."""

import numpy as np
import torch

torch.manual_seed(0)
model = torch.nn.Linear(4, 2)

statistics = {"scale": np.array(2.0)}  # as np.load and np.savez give single numbers back
inputs = torch.randn(3, 4) * statistics["scale"]

result = model(inputs).detach()
