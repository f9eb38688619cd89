# releases: >=2.8
"""NumPy's generator is no different in non-strict export."""

import numpy as np

import torch


class Jitter(torch.nn.Module):
    """Scale by a random gain between 1 and 2."""

    def forward(self, x):
        """The scaled batch."""
        return x * float(1 + np.random.default_rng().random())


program = torch.export.export(Jitter(), (torch.ones(3),)).module()
assert torch.equal(program(torch.ones(3)), program(torch.ones(3)))
