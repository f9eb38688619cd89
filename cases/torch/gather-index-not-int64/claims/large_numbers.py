"""Above 16,777,216 the division rounds its operands to float32: .long() after it may give another number than //."""

import torch

best = torch.tensor([7, 12, 3])
assert torch.equal((best / 5).long(), best // 5)
large = torch.tensor([1000 * 30_000 - 1])
assert (large // 30_000).item() == 999
assert (large / 30_000).long().item() == 1000
