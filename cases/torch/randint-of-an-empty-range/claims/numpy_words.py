"""NumPy's randint with nothing to draw from says "high <= 0"; Python's draws the end as well."""

import random

import numpy as np

try:
    np.random.randint(0)
except ValueError as error:
    assert str(error) == "high <= 0"
else:
    raise AssertionError("nothing was raised")
assert random.randint(0, 0) == 0
