# releases: ==2.11.*
"""`torch.accelerator.reset_peak_memory_stats` raises without a GPU."""

import torch

try:
    torch.accelerator.reset_peak_memory_stats()
except RuntimeError as error:
    assert "NVIDIA driver" in str(error), error
else:
    raise AssertionError("nothing was raised")
