"""`strict=True` refuses `assert not …` and a message that is an f-string."""

import torch


class Not(torch.nn.Module):
    """A check with `not`."""

    def forward(self, counts):
        assert not (counts < 0).any(), "counts are negative"
        return counts.sqrt()


class Formatted(torch.nn.Module):
    """A check with an f-string."""

    def forward(self, counts):
        assert (counts >= 0).all(), f"counts of {counts.shape} are negative"
        return counts.sqrt()


for model in (Not(), Formatted()):
    try:
        torch.export.export(model, (torch.ones(3),), strict=True)
    except Exception as error:
        assert "control flow" in str(error), error
    else:
        raise AssertionError("nothing was raised")
