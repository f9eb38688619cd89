"""Integers above 16,777,216 are rounded by `float()`: three seconds since 1970 become one number; with `double()` their deviation is 1."""

import torch

seconds = torch.tensor([1_700_000_000, 1_700_000_001, 1_700_000_002])
assert seconds.float().unique().numel() == 1
assert seconds.double().std().item() == 1
