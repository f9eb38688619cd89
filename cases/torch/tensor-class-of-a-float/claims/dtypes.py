"""torch.tensor and as_tensor give a float the default type, float32; one of NumPy keeps its float64, as an integer keeps int64."""

import numpy as np
import torch

assert torch.tensor(3.5).dtype == torch.as_tensor(3.5).dtype == torch.float32
assert torch.tensor(np.float64(3.5)).dtype == torch.float64
assert torch.tensor(3).dtype == torch.int64
assert torch.tensor(np.float64(3.5), dtype=torch.float32).dtype == torch.float32
