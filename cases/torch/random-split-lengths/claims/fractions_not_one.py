"""Fractions whose sum is not 1 are taken for lengths and have the same words. Twenty of 0.05 are refused where Python's sum of them is over 1, before Python 3.12; ten of 0.1 pass."""

import sys

from torch.utils.data import random_split

refused = [[0.8, 0.1], [0.8, 0.3]]
if sys.version_info < (3, 12):
    assert sum([0.05] * 20) > 1
    refused.append([0.05] * 20)
for fractions in refused:
    try:
        random_split(range(100), fractions)
    except ValueError as error:
        assert "Sum of input lengths does not equal" in str(error)
    else:
        raise AssertionError(f"{fractions}: nothing was raised")
assert [len(part) for part in random_split(range(100), [0.1] * 10)] == [10] * 10
