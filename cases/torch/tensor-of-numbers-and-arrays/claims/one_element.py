"""An array without any axis counts as a number; one of one element does where NumPy's float takes it."""

import warnings

import numpy as np
import torch

warnings.simplefilter("ignore")
assert torch.tensor([1.0, np.array(2.0)]).tolist() == [1, 2]
outcomes = []
for call in (lambda: [1.0, float(np.ones(1))], lambda: torch.tensor([1.0, np.ones(1)]).tolist()):
    try:
        outcomes.append(call())
    except TypeError as error:
        outcomes.append(str(error))
assert outcomes[0] == outcomes[1]
assert outcomes[0] in ([1.0, 1.0], "only 0-dimensional arrays can be converted to Python scalars")
