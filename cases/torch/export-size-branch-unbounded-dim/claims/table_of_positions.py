# releases: >=2.5
"""A branch on a length and a slice of a table both reject a Dim without a maximum, and name one."""

import torch
from torch.export import Dim, export


class Branch(torch.nn.Module):
    """Take every other token of a long text."""

    def forward(self, tokens):
        """The tokens."""
        return tokens[:, ::2] + 1 if tokens.size(1) > 128 else tokens + 1


class Positions(torch.nn.Module):
    """Add one of 128 positions to each token."""

    def __init__(self):
        super().__init__()
        self.register_buffer("table", torch.randn(128, 3))

    def forward(self, tokens):
        """The tokens with their positions."""
        return tokens + self.table[: tokens.size(1)]


for model in (Branch(), Positions()):
    try:
        export(model, (torch.ones(2, 40, 3),), dynamic_shapes={"tokens": {1: Dim("seq")}})
    except torch._dynamo.exc.UserError as error:
        assert "Constraints violated (seq)!" in str(error), error
        assert "satisfy the generated guard" in str(error), error
        assert "seq = Dim('seq', max=128)" in str(error), error
    else:
        raise AssertionError("nothing was raised")
    export(model, (torch.ones(2, 40, 3),), dynamic_shapes={"tokens": {1: Dim("seq", max=128)}})
