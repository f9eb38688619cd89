"""A layer or a function that is compiled inside the model fails as well, and so does a model compiled by its own method compile."""

import torch
from torch import nn


@torch.compile(backend="eager")
def scale(x):
    return x * 2


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = torch.compile(nn.Linear(4, 4), backend="eager")

    def forward(self, x):
        return self.body(x)


class Function(nn.Module):
    def forward(self, x):
        return scale(x)


in_place = nn.Linear(4, 4)
models = [Layer(), Function()]
if hasattr(in_place, "compile"):
    in_place.compile(backend="eager")
    models.append(in_place)
for model in models:
    try:
        torch.jit.trace(model, torch.ones(1, 4))
    except RuntimeError as error:
        assert "torch.jit.trace a dynamo-optimized function" in str(error)
    else:
        raise AssertionError("nothing was raised")
