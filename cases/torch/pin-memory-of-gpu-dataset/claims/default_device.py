# releases: >=2.0
"""A batch of plain numbers is made on the device of `torch.set_default_device`."""

import os

import torch
from torch.utils.data import default_collate

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

assert default_collate([1.0, 2.0]).device.type == "cpu"
torch.set_default_device(DEVICE)
assert default_collate([1.0, 2.0]).device.type == torch.device(DEVICE).type
