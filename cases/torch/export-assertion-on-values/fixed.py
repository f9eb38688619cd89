"""Export a layer whose caller checks the input."""

import torch


class SquareRoot(torch.nn.Module):
    """The root of counts."""

    def forward(self, counts):
        """Rooted counts."""
        return counts.sqrt()


program = torch.export.export(SquareRoot(), (torch.ones(3),)).module()

counts = torch.tensor([0.0, 1.0, 4.0])
assert (counts >= 0).all(), "counts are negative"
result = program(counts)
assert result.tolist() == [0.0, 1.0, 2.0]
