"""itertools.chain(*model.parameters(), …) passes the rows of the weights, which are results."""

import itertools

import torch

model = torch.nn.Linear(2, 3)
bias = torch.zeros(3, requires_grad=True)
try:
    torch.optim.Adam(itertools.chain(*model.parameters(), [bias]))
except ValueError as error:
    assert "can't optimize a non-leaf Tensor" in str(error)
else:
    raise AssertionError("nothing was raised")
torch.optim.Adam(itertools.chain(model.parameters(), [bias]))
torch.optim.Adam([*model.parameters(), bias])
