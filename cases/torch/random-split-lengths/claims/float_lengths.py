"""Lengths that are floats and add up to the length fail in other words, at randperm."""

from torch.utils.data import random_split

try:
    random_split(range(100), [0.8 * 100, 0.2 * 100])
except TypeError as error:
    assert "randperm() received an invalid combination of arguments" in str(error)
else:
    raise AssertionError("nothing was raised")
