"""The value of an action that the network has no output for: the index is the action, the size the number of outputs."""

import torch

values = torch.nn.Linear(3, 2)(torch.randn(4, 3))
actions = torch.tensor([[0], [1], [2], [0]])
try:
    values.gather(1, actions)
except RuntimeError as error:
    assert str(error) == "index 2 is out of bounds for dimension 1 with size 2"
else:
    raise AssertionError("nothing was raised")
