# releases: >=2.0
"""Under `grad` alone `.data` works and is a constant."""

import torch
from torch.func import grad

slope = grad(lambda x: x / x.data)(torch.tensor(4.0))
assert slope == 0.25
