"""torch.autograd.grad with allow_unused=True gives None for them as well, and a sum over these fails alike."""

import torch
from torch import nn

used, spare = nn.Linear(3, 1), nn.Linear(3, 1)
loss = used(torch.ones(2, 3)).sum()
gradients = torch.autograd.grad(loss, [used.weight, spare.weight], allow_unused=True)
assert gradients[0] is not None and gradients[1] is None
try:
    [0.1 * gradient for gradient in gradients]
except TypeError as error:
    assert str(error) == "unsupported operand type(s) for *: 'float' and 'NoneType'"
else:
    raise AssertionError("nothing was raised")
