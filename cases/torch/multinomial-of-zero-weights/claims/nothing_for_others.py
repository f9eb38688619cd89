"""A softmax that gives all to the sample itself leaves 0 to the others; its score set to -inf before the softmax leaves them their weights, and NaN in a batch of one."""

import torch

torch.manual_seed(0)
features = torch.nn.functional.normalize(torch.randn(8, 16), dim=1)
scores = features @ features.T / 0.005
weights = scores.softmax(dim=1).fill_diagonal_(0)
assert (weights.sum(dim=1) == 0).any()
try:
    torch.multinomial(weights, 1)
except RuntimeError as error:
    assert str(error) == "invalid multinomial distribution (sum of probabilities <= 0)"
else:
    raise AssertionError("nothing was raised")
drawn = torch.multinomial(scores.fill_diagonal_(float("-inf")).softmax(dim=1), 1)
assert (drawn.flatten() != torch.arange(8)).all()
assert torch.full((1, 1), float("-inf")).softmax(dim=1).isnan().all()
