"""`loss.requires_grad = True` on a loss with a history raises "you can only change requires_grad flags of leaf variables"; `requires_grad_()` changes nothing there, and the gradient arrives."""

import torch

model = torch.nn.Linear(2, 1)
loss = model(torch.ones(3, 2)).mean()
try:
    loss.requires_grad = True
except RuntimeError as error:
    assert "you can only change requires_grad flags of leaf variables" in str(error)
else:
    raise AssertionError("nothing was raised")
loss.requires_grad_()
loss.backward()
assert model.weight.grad is not None
