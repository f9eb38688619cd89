"""`list(x)` takes the tensor apart into rows, which are no leaves: "can't optimize a non-leaf Tensor"."""

import torch

x = torch.zeros(4, 2, requires_grad=True)
try:
    torch.optim.Adam(list(x))
except ValueError as error:
    assert str(error) == "can't optimize a non-leaf Tensor"
else:
    raise AssertionError("nothing was raised")
assert len(list(x)) == 4
torch.optim.Adam([x])
