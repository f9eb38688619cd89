"""`strict=True` records the assertion, which checks each call."""

import torch


class SquareRoot(torch.nn.Module):
    """The root of counts."""

    def forward(self, counts):
        """Rooted counts."""
        assert (counts >= 0).all(), "counts are negative"
        return counts.sqrt()


program = torch.export.export(SquareRoot(), (torch.ones(3),), strict=True).module()

result = program(torch.tensor([0.0, 1.0, 4.0]))
assert result.tolist() == [0.0, 1.0, 2.0]
try:
    program(torch.tensor([-1.0]).expand(3))
except RuntimeError as error:
    assert "counts are negative" in str(error)
else:
    raise AssertionError("negative counts were accepted")
