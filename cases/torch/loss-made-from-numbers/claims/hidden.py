"""`requires_grad_()`, `Variable` and `requires_grad=True` end the error, and no parameter gets a gradient."""

import torch

model = torch.nn.Linear(4, 1)
value = model(torch.ones(2, 4)).mean().item()
for mend in [
    lambda: torch.tensor(value).requires_grad_(),
    lambda: torch.autograd.Variable(torch.tensor(value), requires_grad=True),
    lambda: torch.tensor(value, requires_grad=True),
]:
    mend().backward()
    assert model.weight.grad is None
try:
    torch.tensor(value).backward()
except RuntimeError as error:
    assert "element 0 of tensors does not require grad" in str(error)
else:
    raise AssertionError("nothing was raised")
