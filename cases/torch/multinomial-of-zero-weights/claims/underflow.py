"""Products of small probabilities are 0 in float32; the sum of logarithms, less their maximum, keeps the weights."""

import torch

torch.manual_seed(0)
logarithms = torch.tensor([[-40.0, -41.0], [-40.0, -42.0], [-40.0, -43.0]]).sum(dim=0)
assert logarithms.tolist() == [-120.0, -126.0]
try:
    torch.multinomial(logarithms.exp(), 1)
except RuntimeError as error:
    assert str(error) == "invalid multinomial distribution (sum of probabilities <= 0)"
else:
    raise AssertionError("nothing was raised")
assert torch.multinomial((logarithms - logarithms.max()).exp(), 1).item() in (0, 1)
