"""Cap the readings in a type that has negative numbers."""

import torch

frame = torch.arange(0, 120, 5, dtype=torch.uint8).view(4, 6)
capped = frame.to(torch.int16).clamp(-100, 100)
assert capped.min() == 0 and capped.max() == 100
