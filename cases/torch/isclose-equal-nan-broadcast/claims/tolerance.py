"""The order matters: the relative tolerance is taken of the second operand."""

import torch

low, high = torch.tensor([1.0]), torch.tensor([2.0])
assert torch.isclose(low, high, rtol=0.6).item()
assert not torch.isclose(high, low, rtol=0.6).item()
