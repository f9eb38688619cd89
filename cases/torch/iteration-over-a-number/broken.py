"""Write down the price that a model predicts for each house."""

import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(4, 1)
houses = torch.randn(9, 4)

prices = []
with torch.no_grad():
    for batch in houses.split(4):
        prices.extend(model(batch).squeeze())

result = torch.stack(prices)
assert result.shape == (9,)
assert torch.allclose(result, model(houses)[:, 0], atol=1e-6)
