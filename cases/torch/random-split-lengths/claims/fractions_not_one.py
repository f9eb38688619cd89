"""Fractions whose sum is not 1 are taken for lengths and have the same words, as have twenty of 0.05, whose sum of floats is over 1; ten of 0.1 pass."""

from torch.utils.data import random_split

for fractions in ([0.8, 0.1], [0.8, 0.3], [0.05] * 20):
    try:
        random_split(range(100), fractions)
    except ValueError as error:
        assert "Sum of input lengths does not equal" in str(error)
    else:
        raise AssertionError(f"{fractions}: nothing was raised")
assert sum([0.05] * 20) > 1
assert [len(part) for part in random_split(range(100), [0.1] * 10)] == [10] * 10
