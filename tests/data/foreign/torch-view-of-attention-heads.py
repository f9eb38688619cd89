"""The width is not a multiple of the head's."""

import torch

x = torch.zeros(2, 10, 100)
x.view(2, 10, 8, 16)
