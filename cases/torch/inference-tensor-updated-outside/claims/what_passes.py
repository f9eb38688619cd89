# releases: >=1.13
"""A division out of place, a clone, a division inside a block, a sum made before it and the same code under `no_grad` pass."""

import torch

before = torch.zeros(())
with torch.inference_mode():
    total = 0.0 + torch.ones(())
    inside = 0.0 + torch.ones(())
    inside /= 2
    before += 1
before /= 2
assert (total / 2).item() == total.clone().div_(2).item() == inside.item() == before.item() == 0.5
with torch.inference_mode():
    total /= 2
with torch.no_grad():
    total = 0.0 + torch.ones(())
total /= 2
