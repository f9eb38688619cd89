# releases: >=2.5
"""`torch.where` chooses anew at each call; an `if` on the drawn number stops the export."""

import torch


class Where(torch.nn.Module):
    """Double half of the batches."""

    def forward(self, x):
        """The batch, or its double."""
        return torch.where(torch.rand(()) < 0.5, x, x * 2)


class If(torch.nn.Module):
    """Double half of the batches."""

    def forward(self, x):
        """The batch, or its double."""
        return x if torch.rand(()) < 0.5 else x * 2


torch.manual_seed(0)
program = torch.export.export(Where(), (torch.ones(3),)).module()
assert {program(torch.ones(3))[0].item() for _ in range(50)} == {1.0, 2.0}
try:
    torch.export.export(If(), (torch.ones(3),))
except Exception as error:
    assert "data-dependent" in str(error).lower() or "control flow" in str(error), error
else:
    raise AssertionError("nothing was raised")
