"""An integer tensor times a float, or plus a float tensor, has the same words in place."""

import torch


def scale(count):
    """Weight a tensor in place."""
    count *= 0.5


def add(count):
    """Add a weighted tensor in place."""
    count += 0.5 * count


for change in (scale, add):
    try:
        change(torch.tensor(3))
    except RuntimeError as error:
        assert "result type Float can't be cast to the desired output type Long" in str(error)
    else:
        raise AssertionError("nothing was raised")
