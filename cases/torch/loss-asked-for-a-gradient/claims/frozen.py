"""The loss of a frozen model, or of one that ran under no_grad, passes so with no gradient; without the line backward() says that there is none."""

import torch

x = torch.ones(2, 4)
for frozen in (True, False):
    model = torch.nn.Linear(4, 1).requires_grad_(not frozen)
    with torch.set_grad_enabled(frozen):
        loss = model(x).square().mean()
    try:
        torch.stack([loss, loss]).sum().backward()
    except RuntimeError as error:
        assert "element 0 of tensors does not require grad" in str(error)
    else:
        raise AssertionError("nothing was raised")
    loss.requires_grad = True
    loss.backward()
    assert model.weight.grad is None
