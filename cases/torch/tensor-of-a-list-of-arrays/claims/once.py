"""The warning comes at the first call of a process only, even where Python shows every warning."""

import warnings

import numpy as np
import torch

rows = [np.zeros(3), np.ones(3)]
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    for _ in range(3):
        torch.tensor(rows)
assert len([one for one in caught if "extremely slow" in str(one.message)]) == 1
