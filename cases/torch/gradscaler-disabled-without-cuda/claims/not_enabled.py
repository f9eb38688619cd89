"""A scaler that was made with `enabled=False` is off as well, without a warning."""

import warnings

import torch

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    scaler = torch.amp.GradScaler("cuda", enabled=False)
assert not caught and not scaler.is_enabled() and scaler.state_dict() == {}
