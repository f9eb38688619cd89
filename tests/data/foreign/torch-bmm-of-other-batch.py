"""Attention weights of one batch meet the values of another."""

import torch

torch.bmm(torch.zeros(4, 5, 6), torch.zeros(3, 6, 7))
