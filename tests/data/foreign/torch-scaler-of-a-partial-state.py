"""The state of a scaler that lacks a key."""

import torch

torch.amp.GradScaler("cpu").load_state_dict({"scale": 1024.0})
