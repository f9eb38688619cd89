"""A function without `return` gives None, and the message says 'NoneType'."""

import torch


def compute_loss(scores):
    """Forget to return the loss."""
    loss = scores.sum()


try:
    compute_loss(torch.ones(3, requires_grad=True)).backward()
except AttributeError as error:
    assert str(error) == "'NoneType' object has no attribute 'backward'", error
else:
    raise AssertionError("it passes")
