"""`torch.amp.GradScaler("cpu")` is on, without a warning: it scales the loss and has a state."""

import warnings

import torch

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    scaler = torch.amp.GradScaler("cpu")
assert not caught
assert scaler.is_enabled()
assert scaler.scale(torch.tensor(2.0)) == 2.0 * 65536
assert scaler.state_dict()["scale"] == 65536
