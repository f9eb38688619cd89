"""An empty index of floats passes at gather."""

import torch

scores = torch.ones(4, 3)
assert scores.gather(1, torch.zeros(0, 1)).shape == (0, 1)
