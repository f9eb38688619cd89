"""A call of checkpoint below a false `Final` flag, `is not None` of an attribute that is None, or `hasattr` of one that is not there, is left out."""

import torch
from torch import nn
from torch.utils.checkpoint import checkpoint


class Flag(nn.Module):
    use_checkpoint: torch.jit.Final[bool]

    def __init__(self):
        super().__init__()
        self.inner, self.use_checkpoint = nn.Linear(4, 4), False

    def forward(self, x):
        if self.use_checkpoint:
            return checkpoint(self.inner, x, use_reentrant=False)
        return self.inner(x)


class Without(nn.Module):
    def __init__(self):
        super().__init__()
        self.inner, self.saving = nn.Linear(4, 4), None

    def forward(self, x):
        if self.saving is not None:
            return checkpoint(self.inner, x, use_reentrant=False)
        return self.inner(x)


class Lacking(nn.Module):
    def __init__(self):
        super().__init__()
        self.inner = nn.Linear(4, 4)

    def forward(self, x):
        if hasattr(self, "saving"):
            return checkpoint(self.inner, x, use_reentrant=False)
        return self.inner(x)


x = torch.randn(2, 4)
for model in (Flag(), Without(), Lacking()):
    assert torch.equal(torch.jit.script(model)(x), model(x))
