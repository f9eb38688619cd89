"""Python's float, int and bool are taken: float is float64, not float32."""

import torch

assert torch.zeros(3, dtype=float).dtype == torch.float64
assert torch.zeros(3, dtype=int).dtype == torch.int64
assert torch.zeros(3, dtype=bool).dtype == torch.bool
