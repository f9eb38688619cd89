"""Export a preprocessing step that takes its logarithm with torch."""

import torch


class Preprocess(torch.nn.Module):
    """Log-scale counts."""

    def forward(self, counts):
        """The logarithm of one plus the counts."""
        return torch.log1p(counts)


counts = torch.arange(6.0).reshape(2, 3)
program = torch.export.export(Preprocess(), (counts,))

result = program.module()(counts + 1)
assert torch.allclose(result, torch.log1p(counts + 1))
