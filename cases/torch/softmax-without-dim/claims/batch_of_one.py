"""Three axes with a batch of one, and four with one head, give weights of 1 only."""

import warnings

import torch
import torch.nn.functional as F

warnings.simplefilter("ignore")
assert (F.softmax(torch.randn(1, 3, 4)) == 1).all()
assert (F.softmax(torch.randn(2, 1, 3, 4)) == 1).all()
