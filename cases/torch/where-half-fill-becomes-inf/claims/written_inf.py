"""With `float("-inf")` in the code a fully masked row is NaN on every release."""

import torch

visible = torch.tensor([[True, False], [False, False]])
masked = torch.where(visible, torch.zeros(2, 2).half(), float("-inf"))
assert masked.float().softmax(dim=1).isnan().any(dim=1).tolist() == [False, True]
