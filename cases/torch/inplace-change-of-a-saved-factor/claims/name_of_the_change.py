"""The message has the name of the change: Add for +=, Mul for *=, CopySlices for a part."""

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


assert "output 0 of Add" in message(lambda hidden: hidden.add_(1))
assert "output 0 of Mul" in message(lambda hidden: hidden.mul_(2))
assert "autograd::CopySlices" in message(lambda hidden: hidden[0].fill_(0))
