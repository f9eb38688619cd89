"""A scaler for CUDA warns on a machine without CUDA, is switched off and has no state."""

import warnings

import torch

with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    scaler = torch.amp.GradScaler("cuda")
words = "torch.cuda.amp.GradScaler is enabled, but CUDA is not available.  Disabling."
assert words in [str(one.message) for one in seen], seen
assert not scaler.is_enabled()
assert scaler.state_dict() == {}
