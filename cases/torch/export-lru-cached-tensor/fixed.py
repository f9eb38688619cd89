"""Export a model with positions in a buffer, then go on using the model itself."""

import torch


def positions(length):
    """Position of each token."""
    return torch.arange(length, dtype=torch.float32)


class Encoder(torch.nn.Module):
    """Add positions to the features of a sequence."""

    def __init__(self):
        super().__init__()
        self.register_buffer("positions", positions(64), persistent=False)

    def forward(self, x):
        """The encoded batch."""
        return x + self.positions[: x.shape[1]]


model = Encoder()
x = torch.zeros(2, 3)
program = torch.export.export(model, (x,))

result = model(x)
assert type(result) is torch.Tensor, "the live model now returns a %s" % type(result).__name__
