# releases: >=2.8
"""Export a model that leaves the cache out while it is exported, then go on using the model itself."""

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
        made = positions.__wrapped__ if torch.compiler.is_exporting() else positions
        return x + made(x.shape[1])


model = Encoder()
x = torch.zeros(2, 3)
program = torch.export.export(model, (x,))

result = model(x)
assert type(result) is torch.Tensor, "the live model now returns a %s" % type(result).__name__
