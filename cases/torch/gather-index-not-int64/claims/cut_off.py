"""`.long()` cuts fractions off; with the arguments exchanged it reads other numbers, and nothing is raised."""

import torch

assert torch.tensor([2.9, -0.5]).long().tolist() == [2, 0]
scores, actions = torch.tensor([[0.1, 0.7, 0.2]]), torch.tensor([[1]])
assert torch.equal(scores.gather(1, actions), torch.tensor([[0.7]]))
try:
    actions.gather(1, scores)
except RuntimeError as error:
    assert "(): Expected dtype int" in str(error)
else:
    raise AssertionError("nothing was raised")
assert actions.gather(1, scores.long()).tolist() == [[1, 1, 1]]
