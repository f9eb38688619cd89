"""Without squeeze(1) the result is [batch, 1], which mse_loss spreads over targets of [batch], with a warning: another loss."""

import warnings

import torch
from torch import nn

torch.manual_seed(0)
values, actions, targets = torch.randn(16, 3), torch.randint(3, (16,)), torch.randn(16)
column = values.gather(1, actions.unsqueeze(1))
assert column.shape == (16, 1)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    spread = nn.functional.mse_loss(column, targets)
assert any("different to the input size" in str(one.message) for one in caught)
right = nn.functional.mse_loss(column.squeeze(1), targets)
assert not torch.isclose(spread, right)
