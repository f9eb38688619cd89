"""A function with `@torch.jit.ignore` is left to Python, and the model then cannot be saved; with `@torch.jit.unused` it can, and fails where it reaches the function."""

import torch
from torch import nn


def positive(x):
    return torch.stack([row for row in x if bool(row.sum() > 0)])


def model_with(decorator):
    """A model that calls this method only for an input with two axes."""

    class Model(nn.Module):
        @decorator
        def positive(self, x):
            return positive(x)

        def forward(self, x):
            if x.dim() == 2:
                x = self.positive(x)
            return x + 1

    return torch.jit.script(Model())


def failed(function, *arguments):
    """Whether it fails."""
    try:
        function(*arguments)
    except (RuntimeError, torch.jit.Error):
        return True
    return False


rows = torch.tensor([[1.0, 1.0], [-1.0, 0.0]])
ignored, unused = model_with(torch.jit.ignore), model_with(torch.jit.unused)
assert ignored(rows).tolist() == [[2, 2]]
assert failed(ignored.save, "ignored.pt")
unused.save("unused.pt")
assert torch.jit.load("unused.pt")(rows[0]).tolist() == [2, 2]
assert failed(unused, rows)
