"""Export the mean of the positive scores, zero where there are none."""

import torch


class PositiveMean(torch.nn.Module):
    """Mean over what is positive."""

    def forward(self, x):
        """One number."""
        kept = x[x > 0]
        if kept.numel() == 0:
            return x.sum() * 0
        return kept.sum() / kept.numel()


program = torch.export.export(PositiveMean(), (torch.tensor([1.0, 3.0]),)).module()

result = program(torch.tensor([-1.0, -2.0]))
assert result == 0, "the mean of no scores is %s" % result.item()
