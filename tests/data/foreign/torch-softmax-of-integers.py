"""Votes are turned into shares by a softmax."""

import torch

torch.tensor([1, 2, 4]).softmax(0)
