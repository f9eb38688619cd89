"""Load the state of the scaler only if there is one."""

import torch

saved = torch.amp.GradScaler("cuda").state_dict()
scaler = torch.amp.GradScaler("cpu")
if saved:
    scaler.load_state_dict(saved)
assert scaler.get_scale() == 65536.0
