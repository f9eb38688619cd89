"""One row of zeros in a batch is enough, with replacement and without; `(weights.sum(-1) == 0).nonzero()` finds it."""

import torch

weights = torch.tensor([[1.0, 2.0, 3.0], [0.0, 0.0, 0.0], [1.0, 0.0, 0.0]])
for number, replacement in ((1, False), (2, False), (2, True)):
    try:
        torch.multinomial(weights, number, replacement=replacement)
    except RuntimeError as error:
        assert str(error) == "invalid multinomial distribution (sum of probabilities <= 0)"
    else:
        raise AssertionError("nothing was raised")
assert (weights.sum(dim=-1) == 0).nonzero().tolist() == [[1]]
