# releases: >=2.8
"""A length that was called before the export stays right; other lengths are right after it."""

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
model(x)
program = torch.export.export(model, (x,)).module()
assert type(model(x)) is torch.Tensor
assert program(x).tolist() == model(x).tolist() == [[0.0, 1.0, 2.0]] * 2
torch.export.export(model, (torch.zeros(2, 5),))
assert type(model(torch.zeros(2, 5))) is not torch.Tensor
assert type(model(torch.zeros(2, 4))) is torch.Tensor
