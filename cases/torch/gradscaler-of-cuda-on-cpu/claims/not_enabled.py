"""The state of a scaler with `enabled=False` is refused with the same words, on the same device too."""

import torch

saved = torch.amp.GradScaler("cpu", enabled=False).state_dict()
assert saved == {}
try:
    torch.amp.GradScaler("cpu").load_state_dict(saved)
except RuntimeError as error:
    assert "The source state dict is empty" in str(error)
else:
    raise AssertionError("nothing was raised")
