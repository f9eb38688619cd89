# releases: <2.1
"""Before 2.1 an optimizer's `load_state_dict` of a path says "string indices must be integers"."""

import torch

optimizer = torch.optim.SGD([torch.ones(2, requires_grad=True)], lr=0.1)
try:
    optimizer.load_state_dict("optimizer.pt")
except TypeError as error:
    assert "string indices must be integers" in str(error)
else:
    raise AssertionError("nothing was raised")
