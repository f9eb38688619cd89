"""A conjugate spectrum goes to NumPy."""

import torch

torch.zeros(3, dtype=torch.complex64).conj().numpy()
