"""`torch.Tensor(ids)`, `torch.FloatTensor(ids)`, `torch.zeros(...)` and `torch.tensor([])` are float32; `torch.tensor(ids)` of integers is int64. Above 16,777,216 float32 has lost ids."""

import torch

for made in (torch.Tensor([1, 2]), torch.FloatTensor([1, 2]), torch.zeros(3), torch.tensor([])):
    assert made.dtype == torch.float32
assert torch.tensor([1, 2]).dtype == torch.zeros(3, dtype=torch.long).dtype == torch.int64
assert torch.tensor(16_777_217, dtype=torch.float32).long() == 16_777_216
