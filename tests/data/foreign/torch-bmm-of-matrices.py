"""A batched product gets matrices."""

import torch

torch.bmm(torch.zeros(5, 6), torch.zeros(6, 7))
