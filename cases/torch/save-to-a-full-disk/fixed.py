"""Save a checkpoint after training."""

import os
import tempfile

import torch

FULL = "/dev/full"  # each write to it says that the disk is full

torch.manual_seed(0)
model = torch.nn.Linear(64, 64)
with tempfile.TemporaryDirectory() as folder:
    file = os.path.join(folder, "model.pt")
    torch.save(model.state_dict(), file)
    state = torch.load(file)

result = sum(value.numel() for value in state.values())
assert result == 64 * 64 + 64
