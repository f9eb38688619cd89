"""A squared error written by hand and `poisson_nll_loss` compare every prediction with every target, without a warning."""

import warnings

import torch
import torch.nn.functional as F

warnings.simplefilter("error")
targets = torch.tensor([0.0, 1.0, 2.0, 3.0])
predictions = targets[:, None]
by_hand = (predictions - targets) ** 2
assert by_hand.shape == (4, 4) and by_hand.mean() == 2.5
assert ((predictions.squeeze(-1) - targets) ** 2).mean() == 0
assert F.poisson_nll_loss(predictions, targets, reduction="none").shape == (4, 4)
