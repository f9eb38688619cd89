# releases: >=2.5
"""Export the mean of the positive scores, by a selection whose size is not branched on."""

import torch


class PositiveMean(torch.nn.Module):
    """Mean over what is positive."""

    def forward(self, x):
        """One number."""
        kept = x[x > 0]
        return kept.sum() / max(kept.numel(), 1)


program = torch.export.export(PositiveMean(), (torch.tensor([1.0, 3.0]),)).module()

assert program(torch.tensor([-1.0, -2.0])) == 0
assert program(torch.tensor([-1.0, 2.0])) == 2
