"""A Linear layer names `mat1`, or `mat2` without a bias, whether the batch or the layer is on the CPU; the device in the message tells which."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


def named(layer, x, argument, there, other):
    """Check that the refusal names the argument, where it is, and where the one before it is."""
    new = "got %s is on %s, different from other tensors on %s" % (argument, there, other)
    old = "found at least two devices, %s and %s! (when checking argument for argument %s" % (other, there, argument)
    try:
        layer(x)
    except RuntimeError as error:
        assert new in str(error) or old in str(error), error
    else:
        raise AssertionError("nothing was raised")


x = torch.ones(8, 4)
named(torch.nn.Linear(4, 2).to(DEVICE), x, "mat1", "cpu", "cuda:0")
named(torch.nn.Linear(4, 2), x.to(DEVICE), "mat1", "cuda:0", "cpu")
named(torch.nn.Linear(4, 2, bias=False).to(DEVICE), x, "mat2", "cuda:0", "cpu")
named(torch.nn.Linear(4, 2, bias=False), x.to(DEVICE), "mat2", "cpu", "cuda:0")
