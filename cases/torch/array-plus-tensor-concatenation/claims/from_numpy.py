"""`torch.from_numpy(array)` on the left keeps the graph."""

import numpy as np
import torch

tensor = torch.ones(3, requires_grad=True)
assert (torch.from_numpy(np.ones(3, np.float32)) + tensor).requires_grad
