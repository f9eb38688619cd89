"""An empty list, and parameters without gradients, return 0 as well."""

import torch
from torch import nn

assert float(nn.utils.clip_grad_norm_([], 1.0)) == 0.0
assert float(nn.utils.clip_grad_norm_(nn.Linear(2, 1).parameters(), 1.0)) == 0.0
