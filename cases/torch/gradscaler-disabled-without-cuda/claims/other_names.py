"""`torch.amp.GradScaler()` and `torch.cuda.amp.GradScaler()` have the warning too, and are off."""

import warnings

import torch

for make in (torch.amp.GradScaler, torch.cuda.amp.GradScaler):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        scaler = make()
    assert any("is enabled, but CUDA is not available" in str(one.message) for one in caught)
    assert not scaler.is_enabled()
