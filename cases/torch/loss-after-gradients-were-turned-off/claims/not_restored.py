"""Switched on at its end, an evaluation that raises leaves gradients off; inside no_grad it switches them on."""

import torch


def evaluate(fails=False):
    """Switch off and on."""
    torch.set_grad_enabled(False)
    if fails:
        raise ValueError
    torch.set_grad_enabled(True)


try:
    evaluate(fails=True)
except ValueError:
    assert not torch.is_grad_enabled()
else:
    raise AssertionError("nothing was raised")
torch.set_grad_enabled(True)
with torch.no_grad():
    evaluate()
    assert torch.is_grad_enabled()
