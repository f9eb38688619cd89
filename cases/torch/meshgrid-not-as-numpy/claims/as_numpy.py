"""With `indexing="xy"` the grids are those of NumPy."""

import numpy as np
import torch

own = torch.meshgrid(torch.arange(3), torch.arange(2), indexing="xy")
for grid, expected in zip(own, np.meshgrid(np.arange(3), np.arange(2))):
    assert np.array_equal(grid.numpy(), expected)
