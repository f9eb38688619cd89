"""Turn 16-bit depth images from NumPy into metres."""

import numpy as np
import torch

OFFSET = 10  # millimetres between lens and housing

depth = np.array([[1500, 65000], [0, 820]], dtype=np.uint16)  # millimetres, from the camera

millimetres = torch.from_numpy(depth)
metres = (millimetres + OFFSET) / 1000

assert torch.allclose(metres, torch.tensor([[1.51, 65.01], [0.01, 0.83]]))
result = metres
