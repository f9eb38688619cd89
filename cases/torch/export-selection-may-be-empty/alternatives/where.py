"""Export the mean of the positive scores, by `torch.where`; an infinite score may be left out."""

import torch


class PositiveMean(torch.nn.Module):
    """Mean over what is positive."""

    def forward(self, x):
        """One number."""
        kept = x > 0
        return torch.where(kept, x, 0.0).sum() / kept.sum().clamp(min=1)


program = torch.export.export(PositiveMean(), (torch.tensor([1.0, 3.0]),)).module()

assert program(torch.tensor([-1.0, -2.0])) == 0
assert program(torch.tensor([float("-inf"), 2.0])) == 2
product = torch.tensor([float("-inf"), 2.0]) * torch.tensor([0.0, 1.0])
assert product.sum().isnan()
