"""With one value in a group GroupNorm refuses one sample, and gives its bias for two; fewer groups are right."""

import torch

torch.manual_seed(0)
pooled = torch.randn(2, 8, 1, 1)
assert torch.nn.GroupNorm(4, 8)(pooled[:1]).abs().min() > 0
norm = torch.nn.GroupNorm(8, 8)
norm.bias.data.fill_(0.5)
try:
    norm(pooled[:1])
except ValueError as error:
    assert "Expected more than 1 value per channel when training" in str(error)
else:
    raise AssertionError("nothing was raised")
assert torch.allclose(norm(pooled), torch.tensor(0.5), atol=1e-3)
