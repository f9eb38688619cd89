"""A whole compiled model is saved."""

import io
import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")

torch.manual_seed(0)
model = torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.ReLU())
if MODE == "compile":
    model = torch.compile(model, backend="eager")
model(torch.randn(2, 3))

file = io.BytesIO()
torch.save(getattr(model, "_orig_mod", model), file)
