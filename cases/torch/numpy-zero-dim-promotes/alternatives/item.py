"""Scale the input of a model by a statistic of which item() made a Python number."""

import numpy as np
import torch

torch.manual_seed(0)
model = torch.nn.Linear(4, 2)

statistics = {"scale": np.array(2.0)}  # as np.load and np.savez give single numbers back
inputs = torch.randn(3, 4) * statistics["scale"].item()

result = model(inputs).detach()
