# releases: >=2.5
"""With the positions in a buffer the length may be dynamic."""

import torch


class Encoder(torch.nn.Module):
    """Add positions to the features of a sequence."""

    def __init__(self):
        super().__init__()
        self.register_buffer("positions", torch.arange(64.0), persistent=False)

    def forward(self, x):
        """The encoded batch."""
        return x + self.positions[: x.shape[1]]


dynamic = ({1: torch.export.Dim("length", min=2, max=9)},)
program = torch.export.export(Encoder(), (torch.zeros(2, 3),), dynamic_shapes=dynamic).module()
assert program(torch.zeros(2, 5)).tolist() == [[0.0, 1.0, 2.0, 3.0, 4.0]] * 2
