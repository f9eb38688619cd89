"""Compile a network by torch.jit.script that saves memory while it is trained."""

import torch
from torch import nn
from torch.utils.checkpoint import checkpoint


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.inner = nn.Linear(4, 4)

    def forward(self, x):
        if self.training:
            return self.saving(x)
        return self.inner(x)

    @torch.jit.unused
    def saving(self, x):
        return checkpoint(self.inner, x, use_reentrant=False)


torch.manual_seed(0)
model = Block().eval()
x = torch.randn(2, 4)
compiled = torch.jit.script(model)

result = compiled(x)
assert torch.equal(result, model(x))
