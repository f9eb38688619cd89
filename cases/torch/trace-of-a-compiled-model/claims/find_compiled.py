"""The compiled modules of a model are of the class OptimizedModule; each is replaced by its _orig_mod."""

import torch
from torch import nn

model = nn.Sequential(torch.compile(nn.Linear(4, 4), backend="eager"), nn.ReLU())
found = [name for name, layer in model.named_modules() if type(layer).__name__ == "OptimizedModule"]
assert found == ["0"]
for name, layer in list(model.named_children()):
    if hasattr(layer, "_orig_mod"):
        setattr(model, name, layer._orig_mod)
traced = torch.jit.trace(model, torch.ones(1, 4))
assert traced(torch.ones(2, 4)).shape == (2, 4)
