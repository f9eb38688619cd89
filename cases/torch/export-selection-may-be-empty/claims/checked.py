# releases: >=2.5
"""After `torch._check(kept.numel() > 0)` the export passes, and the program refuses an empty selection."""

import torch


class PositiveMean(torch.nn.Module):
    """Mean over what is positive, if there is anything."""

    def forward(self, x):
        kept = x[x > 0]
        torch._check(kept.numel() > 0)
        if kept.numel() == 0:
            return x.sum() * 0
        return kept.sum() / kept.numel()


program = torch.export.export(PositiveMean(), (torch.tensor([1.0, 3.0]),)).module()
assert program(torch.tensor([-1.0, 2.0])) == 2
try:
    program(torch.tensor([-1.0, -2.0]))
except RuntimeError as error:
    assert "Runtime assertion failed" in str(error), error
else:
    raise AssertionError("nothing was raised")
