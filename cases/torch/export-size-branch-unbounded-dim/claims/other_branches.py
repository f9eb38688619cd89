# releases: >=2.5
"""A larger example asks for a minimum, and an `==` on the size has no bound that would help."""

import torch
from torch.export import Dim, export


class Branch(torch.nn.Module):
    """Take another path for some sizes."""

    def __init__(self, rule):
        super().__init__()
        self.rule = rule

    def forward(self, x):
        """The batch, changed."""
        return x + 1 if self.rule(x.shape[0]) else x - 1


def refusal(rule, rows):
    """The message of the export."""
    try:
        export(Branch(rule), (torch.ones(rows, 3),), dynamic_shapes={"x": {0: Dim("batch")}})
    except torch._dynamo.exc.UserError as error:
        return str(error)
    raise AssertionError("nothing was raised")


assert "batch = Dim('batch', min=9)" in refusal(lambda rows: rows > 8, 10)
message = refusal(lambda rows: rows == 8, 4)
assert "satisfy the generated guard" in message and "Dim('batch', m" not in message, message
