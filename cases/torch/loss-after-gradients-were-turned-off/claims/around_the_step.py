"""A training step in a function without gradients, or inside the block, raises the same error."""

import torch

model = torch.nn.Linear(2, 1)


def step():
    """Compute the gradients."""
    assert not torch.is_grad_enabled()
    model(torch.ones(1, 2)).sum().backward()


def inside():
    """Call it in a block."""
    with torch.no_grad():
        step()


for one in (torch.no_grad()(step), inside):
    try:
        one()
    except RuntimeError as error:
        assert "element 0 of tensors does not require grad and does not have a grad_fn" in str(error)
    else:
        raise AssertionError("nothing was raised")
