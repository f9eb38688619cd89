# releases: >=2.8
"""With a dynamic length the cached call is refused in non-strict export."""

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
try:
    torch.export.export(model, (x,), dynamic_shapes=({1: torch.export.Dim("length", min=2, max=9)},))
except TypeError as error:
    assert "unhashable type" in str(error) and "SymInt" in str(error), error
else:
    raise AssertionError("nothing was raised")
