"""A default value gives no type: an argument `axis=1` without an annotation is a tensor too."""

import torch


def total(weights, axis=1):
    return weights.sum(axis)


try:
    torch.jit.script(total)
except RuntimeError as error:
    assert "Arguments for call are not valid." in str(error)
    assert "because it was not annotated with an explicit type" in str(error)
else:
    raise AssertionError("nothing was raised")


def annotated(weights, axis: int = 1):
    return weights.sum(axis)


assert torch.jit.script(annotated)(torch.ones(2, 3)).tolist() == [3.0, 3.0]
