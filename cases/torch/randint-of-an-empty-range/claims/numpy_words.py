"""NumPy's randint with nothing to draw from says "high <= 0", or "low >= high" where low is not 0; Python's draws the end as well."""

import random

import numpy as np

for given, words in (((0,), "high <= 0"), ((0, 0), "high <= 0"), ((5, 5), "low >= high")):
    try:
        np.random.randint(*given)
    except ValueError as error:
        assert str(error) == words
    else:
        raise AssertionError("nothing was raised")
assert random.randint(0, 0) == 0
