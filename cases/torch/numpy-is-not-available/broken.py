"""A tensor is converted where PyTorch found no NumPy that it can use."""

import sys

sys.modules["numpy"] = None  # as where NumPy is missing, or too new for this PyTorch
import torch

values = torch.arange(3.0)  # PyTorch has looked for NumPy by now
del sys.modules["numpy"]  # NumPy itself works

array = values.numpy()
print(array)
