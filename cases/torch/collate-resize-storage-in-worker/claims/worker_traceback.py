"""The worker's traceback ends in `collate_tensor_fn`."""

import torch
from torch.utils.data import DataLoader

try:
    list(DataLoader([torch.zeros(3, 64, 64), torch.zeros(3, 48, 48)], batch_size=2, num_workers=1))
except RuntimeError as error:
    frames = [line for line in str(error).splitlines() if line.startswith("  File ")]
    assert frames[-1].endswith("in collate_tensor_fn"), error
    assert "not resizable" in str(error)
else:
    raise AssertionError("nothing was raised")
