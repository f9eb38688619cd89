"""Tensors lack these methods of arrays, and append and extend of lists."""

import numpy as np
import torch

for name in ("astype", "copy", "fill", "tobytes", "tofile", "compress"):
    assert hasattr(np.ndarray, name)
    assert not hasattr(torch.Tensor, name)
for name in ("append", "extend"):
    assert hasattr(list, name)
    assert not hasattr(torch.Tensor, name)
