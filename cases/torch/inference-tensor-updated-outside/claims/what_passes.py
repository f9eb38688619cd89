# releases: >=2.15
"""A division out of place, a clone and a division inside the block pass, and so does the same code under `no_grad`."""

import torch

with torch.inference_mode():
    total = 0.0 + torch.ones(())
    inside = 0.0 + torch.ones(())
    inside /= 2
assert (total / 2).item() == total.clone().div_(2).item() == inside.item() == 0.5
with torch.no_grad():
    total = 0.0 + torch.ones(())
total /= 2
