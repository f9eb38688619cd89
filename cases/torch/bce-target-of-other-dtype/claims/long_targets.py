"""Class numbers give "Found dtype Long but expected Float"."""

from torch.nn import functional

import torch

outputs = torch.full((4, 1), 0.5, requires_grad=True)
doubles = torch.ones(4, 1, dtype=torch.float64)


def words(call):
    """The message of a call, or None."""
    try:
        call()
    except RuntimeError as error:
        return str(error)
    return None


longs = torch.ones(4, 1, dtype=torch.int64)
assert words(lambda: functional.binary_cross_entropy(outputs, longs)) == "Found dtype Long but expected Float"
