"""The label that pads is gathered."""

import torch

torch.zeros(3, 4).gather(1, torch.tensor([[0], [4], [1]]))
