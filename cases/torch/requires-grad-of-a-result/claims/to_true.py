"""Setting the attribute to True is refused with the first sentence alone, though it is True; `requires_grad_(True)` is accepted."""

import torch

y = torch.nn.Linear(2, 2)(torch.ones(1, 2))
assert y.requires_grad
try:
    y.requires_grad = True
except RuntimeError as error:
    assert str(error) == "you can only change requires_grad flags of leaf variables."
else:
    raise AssertionError("nothing was raised")
assert y.requires_grad_(True) is y
try:
    y.requires_grad_(False)
except RuntimeError as error:
    assert "var_no_grad = var.detach()" in str(error)
else:
    raise AssertionError("nothing was raised")
