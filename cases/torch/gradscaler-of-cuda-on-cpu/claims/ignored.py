"""A scaler that is switched off takes a full state and an empty one, and ignores both."""

import torch

full = torch.amp.GradScaler("cpu", init_scale=8.0).state_dict()
for state in (full, {}):
    off = torch.amp.GradScaler("cpu", enabled=False)
    off.load_state_dict(state)
    assert not off.is_enabled() and off.get_scale() == 1.0
