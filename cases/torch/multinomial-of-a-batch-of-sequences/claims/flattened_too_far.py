"""flatten() without axes raises nothing: it draws one number from all positions."""

import torch

probs = torch.eye(12).view(3, 4, 12)
assert torch.multinomial(probs.flatten(), 1).shape == (1,)
