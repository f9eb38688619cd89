"""Export a model whose scripted encoder was converted to an exported program first."""

import torch
from torch._export.converter import TS2EPConverter


class Tagger(torch.nn.Module):
    """A given encoder with a head on it."""

    def __init__(self, encoder):
        super().__init__()
        self.encoder = encoder
        self.head = torch.nn.Linear(8, 2)

    def forward(self, x):
        """Scores for a batch."""
        return self.head(self.encoder(x).relu())


torch.manual_seed(0)
scripted = torch.jit.script(torch.nn.Linear(4, 8))
x = torch.randn(3, 4)

encoder = TS2EPConverter(scripted, (x,)).convert().module()
model = Tagger(encoder)
program = torch.export.export(model, (x,))

result = program.module()(x).detach()
assert torch.allclose(result, Tagger.forward(model, x).detach())
