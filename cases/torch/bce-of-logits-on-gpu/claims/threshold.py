"""A score above 0 is a probability above 0.5; scores compared with 0.5 give other predictions."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

scores = torch.tensor([-1.0, 0.3, 2.0], device=DEVICE)
assert (scores > 0).tolist() == (scores.sigmoid() > 0.5).tolist() == [False, True, True]
assert (scores > 0.5).tolist() == [False, False, True]
