"""A batch of comparisons decides a branch."""

import torch

if torch.zeros(3) > 0:
    pass
