"""A scaler is updated in a step that it did not see."""

import torch

torch.amp.GradScaler("cpu").update()
