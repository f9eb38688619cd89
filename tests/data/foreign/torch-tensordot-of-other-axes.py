"""The last axis of one and the first of the other differ."""

import torch

torch.tensordot(torch.zeros(4, 5), torch.zeros(4, 6), dims=1)
