"""A signal is padded by more samples than it has."""

import torch

torch.nn.functional.pad(torch.zeros(1, 1, 5), (8, 8), mode="reflect")
