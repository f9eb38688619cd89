# releases: >=2.10
"""A second export of the same length stops at the fake tensor in the cache."""

import functools

import torch


@functools.lru_cache(maxsize=None)
def positions(length):
    """Position of each token."""
    return torch.arange(length, dtype=torch.float32)


class Encoder(torch.nn.Module):
    """Add positions to the features of a sequence."""

    def forward(self, x):
        """The encoded batch."""
        return x + positions(x.shape[1])


model = Encoder()
x = torch.zeros(2, 3)
torch.export.export(model, (x,))
try:
    torch.export.export(model, (x,))
except RuntimeError as error:
    assert "We found a fake tensor in the exported program constant's list" in str(error), error
else:
    raise AssertionError("nothing was raised")
