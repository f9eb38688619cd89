"""np.array of floats is float64, where torch.tensor of the same list is float32."""

import numpy as np
import torch

numbers = [0.5, 1.5]
assert torch.from_numpy(np.array(numbers)).dtype == torch.float64
assert torch.tensor(numbers).dtype == torch.float32
