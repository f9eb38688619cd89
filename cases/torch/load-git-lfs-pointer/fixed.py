"""Load a checkpoint from a repository after `git lfs pull`."""

import os
import tempfile

import torch

torch.manual_seed(0)
model = torch.nn.Linear(4, 2)

with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "model.pt")
    torch.save(model.state_dict(), path)  # what `git lfs pull` puts in place of the pointer
    weights = torch.load(path)

result = weights["weight"]
