"""Lists of numbers, of lists and of NumPy's numbers have no warning."""

import warnings

import numpy as np
import torch

with warnings.catch_warnings():
    warnings.simplefilter("error")
    torch.tensor([[1.0, 2.0], [3.0, 4.0]])
    torch.tensor([np.float32(1), np.float32(2)])
    torch.tensor([array.tolist() for array in (np.zeros(3), np.ones(3))])
