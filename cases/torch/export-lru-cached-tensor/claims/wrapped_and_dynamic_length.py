# releases: >=2.8
"""With the cache left out while exporting a second export is right, and the length may be dynamic."""

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
dynamic = ({1: torch.export.Dim("length", min=2, max=9)},)
for _ in range(2):
    program = torch.export.export(model, (torch.zeros(2, 3),), dynamic_shapes=dynamic).module()
    assert program(torch.zeros(2, 5)).tolist() == [[0.0, 1.0, 2.0, 3.0, 4.0]] * 2
