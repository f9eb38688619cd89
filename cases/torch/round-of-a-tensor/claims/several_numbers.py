"""Of several numbers, torch.round(x, decimals=2) rounds each; round(x.tolist(), 2) names the list, and each number of it can be rounded."""

import torch

scores = torch.tensor([0.1234, 0.9876])
assert torch.allclose(torch.round(scores, decimals=2), torch.tensor([0.12, 0.99]))
try:
    round(scores.tolist(), 2)
except TypeError as error:
    assert str(error) == "type list doesn't define __round__ method"
else:
    raise AssertionError("nothing was raised")
assert [round(score, 2) for score in scores.tolist()] == [0.12, 0.99]
