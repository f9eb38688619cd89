"""`torch.empty(0).device` shows the default device, both of `set_default_device` and of a `with torch.device(…)` block, in which a loader fails alike."""

import os

import torch
from torch.utils.data import DataLoader

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

loader = DataLoader(torch.arange(4.0), batch_size=2, shuffle=True)
with torch.device(DEVICE):
    assert torch.empty(0).device.type == "cuda"
    try:
        list(loader)
    except RuntimeError as error:
        assert "Expected a 'cuda' device type for generator but found 'cpu'" in str(error)
    else:
        raise AssertionError("nothing was raised")
assert torch.empty(0).device.type == "cpu"
torch.set_default_device(DEVICE)
assert torch.empty(0).device.type == "cuda"
