"""Export a layer that checks its input."""

import torch


class SquareRoot(torch.nn.Module):
    """The root of counts."""

    def forward(self, counts):
        """Rooted counts."""
        assert (counts >= 0).all(), "counts are negative"
        return counts.sqrt()


program = torch.export.export(SquareRoot(), (torch.ones(3),)).module()

result = program(torch.tensor([0.0, 1.0, 4.0]))
assert result.tolist() == [0.0, 1.0, 2.0]
