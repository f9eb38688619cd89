# releases: >=2.5
"""`torch.rand(()).item()` is drawn anew at each call of the exported program."""

import torch


class Jitter(torch.nn.Module):
    """Scale by a random gain between 1 and 2."""

    def forward(self, x):
        """The scaled batch."""
        return x * (1 + torch.rand(()).item())


torch.manual_seed(0)
program = torch.export.export(Jitter(), (torch.ones(3),)).module()
assert len({program(torch.ones(3))[0].item() for _ in range(5)}) == 5
