"""Python floats that a Dataset returns are float64 in the batch, float32 tensors stay float32."""

import torch
from torch.utils.data import DataLoader

(batch,) = DataLoader([1.5, 2.5], batch_size=2)
assert batch.dtype == torch.float64
(batch,) = DataLoader([torch.tensor(1.5), torch.tensor(2.5)], batch_size=2)
assert batch.dtype == torch.float32
