"""`w = w - 0.1 * w.grad` makes a result, under `no_grad` a leaf that requires no gradient; `w -= …` keeps the leaf."""

import warnings

import torch

warnings.simplefilter("ignore")
other = torch.ones(2, requires_grad=True)


def step(kind):
    """The tensor after a step and another backward pass."""
    w = torch.ones(2, requires_grad=True)
    (w * other).sum().backward()
    if kind == "new":
        w = w - 0.1 * w.grad
    else:
        with torch.no_grad():
            if kind == "new, no_grad":
                w = w - 0.1 * w.grad
            else:
                w -= 0.1 * w.grad
                w.grad = None
    (w * other).sum().backward()
    return w.is_leaf, w.requires_grad, w.grad is None


assert step("new") == (False, True, True)
assert step("new, no_grad") == (True, False, True)
assert step("in place, no_grad") == (True, True, False)
