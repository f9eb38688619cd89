"""The end of a block restores gradients, and leaves the mode of the model as it is."""

import torch

model = torch.nn.Linear(2, 1)
with torch.no_grad():
    model.eval()
assert torch.is_grad_enabled() and not model.training
