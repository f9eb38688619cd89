# releases: >=2.15
"""Export a layer that checks its input with torch._assert."""

import torch


class SquareRoot(torch.nn.Module):
    """The root of counts."""

    def forward(self, counts):
        """Rooted counts."""
        torch._assert((counts >= 0).all(), "counts are negative")
        return counts.sqrt()


program = torch.export.export(SquareRoot(), (torch.ones(3),)).module()
assert program(torch.tensor([0.0, 1.0, 4.0])).tolist() == [0.0, 1.0, 2.0]
try:
    program(torch.tensor([-1.0, 0.0, 0.0]))
except RuntimeError as error:
    assert "counts are negative" in str(error)
else:
    raise AssertionError("negative counts were accepted")
