"""Without workers, and where the first sample is not larger, the same data say "stack expects each tensor to be equal size"."""

import torch
from torch.utils.data import DataLoader

SIZES = [(64, 64), (48, 48), (40, 60), (64, 48)]
photos = [torch.zeros(3, *size) for size in SIZES]

for data, workers in ((photos, 0), (sorted(photos, key=torch.numel), 1)):
    try:
        list(DataLoader(data, batch_size=4, num_workers=workers))
    except RuntimeError as error:
        assert "stack expects each tensor to be equal size" in str(error)
    else:
        raise AssertionError("nothing was raised")
