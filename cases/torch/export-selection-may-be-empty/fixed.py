"""Export the mean of the positive scores, by a mask, zero where there are none."""

import torch


class PositiveMean(torch.nn.Module):
    """Mean over what is positive."""

    def forward(self, x):
        """One number."""
        kept = (x > 0).to(x.dtype)
        return (x * kept).sum() / kept.sum().clamp(min=1)


program = torch.export.export(PositiveMean(), (torch.tensor([1.0, 3.0]),)).module()

result = program(torch.tensor([-1.0, -2.0]))
assert result == 0, "the mean of no scores is %s" % result.item()
