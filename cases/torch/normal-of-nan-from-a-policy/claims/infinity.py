"""An infinite loc is taken: the message means NaN."""

import torch
from torch.distributions import Normal

infinite = torch.tensor([float("inf"), float("-inf")])
assert Normal(infinite, torch.ones(2)).mean.isinf().all()
try:
    Normal(infinite - infinite, torch.ones(2))
except ValueError as error:
    assert "to satisfy the constraint Real()" in str(error)
else:
    raise AssertionError("nothing was raised")
