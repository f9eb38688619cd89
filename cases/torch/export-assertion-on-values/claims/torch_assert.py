# releases: >=2.8,<2.15
"""`torch._assert` fails in the same words."""

import torch


class SquareRoot(torch.nn.Module):
    """The root of counts."""

    def forward(self, counts):
        """Rooted counts."""
        torch._assert((counts >= 0).all(), "counts are negative")
        return counts.sqrt()


try:
    torch.export.export(SquareRoot(), (torch.ones(3),))
except Exception as error:
    assert "Could not guard on data-dependent expression Eq(u0, 1)" in str(error), error
else:
    raise AssertionError("nothing was raised")
