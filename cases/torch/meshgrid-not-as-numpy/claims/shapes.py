"""Grids of three and two values are of shape (3, 2), those of NumPy of shape (2, 3)."""

import warnings

import numpy as np
import torch

warnings.simplefilter("ignore")
x, _ = torch.meshgrid(torch.arange(3), torch.arange(2))
assert x.shape == (3, 2) and x[:, 0].tolist() == [0, 1, 2]
x, _ = np.meshgrid(np.arange(3), np.arange(2))
assert x.shape == (2, 3) and x[0].tolist() == [0, 1, 2]
