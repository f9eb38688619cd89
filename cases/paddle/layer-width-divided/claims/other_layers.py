"""Embedding, BatchNorm2D, LSTM and Conv2D have the same message, with the position in the shape of their weight: a float for in_channels of Conv2D is at pos 1, for out_channels at pos 0."""

from paddle import nn

for make, place in (
    (lambda: nn.Linear(8 / 2, 2), "pos 0"),
    (lambda: nn.Linear(8, 4 / 2), "pos 1"),
    (lambda: nn.Embedding(8 / 2, 2), "pos 0"),
    (lambda: nn.Embedding(8, 4 / 2), "pos 1"),
    (lambda: nn.BatchNorm2D(8 / 2), "pos 0"),
    (lambda: nn.LSTM(8, 4 / 2), "pos 0"),
    (lambda: nn.Conv2D(3, 8 / 2, 3), "pos 0"),
    (lambda: nn.Conv2D(6 / 2, 4, 3), "pos 1"),
):
    try:
        make()
    except (TypeError, ValueError) as error:
        assert f"argument (position 2) must be list of int, but got float at {place}" in str(error), error
    else:
        raise AssertionError("nothing was raised")
