"""A batch of grey images is reshaped as colour."""

import torch

x = torch.zeros(4, 1, 28, 28)
x.reshape(-1, 3, 28, 28)
