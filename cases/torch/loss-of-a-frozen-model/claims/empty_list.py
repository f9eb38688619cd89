"""An optimizer refuses the empty list of the parameters that require gradients."""

import torch

model = torch.nn.Linear(2, 2).requires_grad_(False)
try:
    torch.optim.SGD([one for one in model.parameters() if one.requires_grad], lr=0.1)
except ValueError as error:
    assert "optimizer got an empty parameter list" in str(error)
else:
    raise AssertionError("nothing was raised")
