"""A tensor is converted with a NumPy that PyTorch can use."""

import torch

values = torch.arange(3.0)
result = values.numpy()
assert result.tolist() == [0.0, 1.0, 2.0]
assert result.ctypes.data == values.data_ptr()
