# releases: >=2.1,<2.6
"""The message does not name the line of the model."""

import torch


def heads(x):
    """The two heads of every sample."""
    return x.view(4, 2, -1).sum(-1)  # the line


x = torch.ones(4, 6)
torch._dynamo.mark_dynamic(x, 0)
try:
    torch.compile(heads, backend="eager")(x)
except torch.fx.experimental.symbolic_shapes.ConstraintViolationError as error:
    message = str(error)
assert "Constraints violated" in message and "heads" not in message, message
