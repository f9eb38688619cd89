"""nonzero().squeeze() has no axis when exactly one element is found; with two or none it has one, and squeeze(1) keeps it."""

import torch


def found(scores):
    return torch.nonzero(scores > 0.5)


for scores, number in (([0.1, 0.2], 0), ([0.9, 0.2, 0.8], 2)):
    assert len(list(found(torch.tensor(scores)).squeeze())) == number
one = found(torch.tensor([0.1, 0.9]))
assert one.shape == (1, 1)
try:
    list(one.squeeze())
except TypeError as error:
    assert str(error) == "iteration over a 0-d tensor"
else:
    raise AssertionError("nothing was raised")
assert [int(position) for position in one.squeeze(1)] == [1]
