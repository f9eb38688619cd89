"""Negatives that are drawn from the other samples of a batch need two: the diagonal of a batch of one is its only weight."""

import torch


def negatives(features):
    weights = (features @ features.T).softmax(dim=1)
    weights.fill_diagonal_(0)
    return torch.multinomial(weights, 1)


torch.manual_seed(0)
assert negatives(torch.randn(2, 4)).tolist() == [[1], [0]]
try:
    negatives(torch.randn(1, 4))
except RuntimeError as error:
    assert str(error) == "invalid multinomial distribution (sum of probabilities <= 0)"
else:
    raise AssertionError("nothing was raised")
