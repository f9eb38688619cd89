"""float64 takes a count above 2**63, rounded."""

import torch

count = torch.tensor(3 * 2**63 + 1, dtype=torch.float64)
assert count.item() == 3 * 2.0**63
