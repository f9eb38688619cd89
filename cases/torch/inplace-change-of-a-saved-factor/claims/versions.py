"""The versions count the changes since the tensor was made."""

import torch

x = torch.ones(3, requires_grad=True)


def message(change):
    hidden = x + 1
    squared = hidden * hidden
    change(hidden)
    try:
        squared.sum().backward()
    except RuntimeError as error:
        return str(error)
    return ""


assert "at version 1; expected version 0" in message(lambda hidden: hidden.add_(1))
assert "at version 3; expected version 0" in message(
    lambda hidden: hidden.add_(1).mul_(2).sub_(1)
)
