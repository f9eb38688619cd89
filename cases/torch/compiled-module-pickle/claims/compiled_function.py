# releases: >=2.5
"""A compiled function cannot be stored, as its name leads to another object."""

import pickle

import torch


def double(x):
    """Twice as much."""
    return 2 * x


try:
    pickle.dumps(torch.compile(double, backend="eager"))
except pickle.PicklingError as error:
    assert "it's not the same object as __main__.double" in str(error), error
else:
    raise AssertionError("nothing was raised")
