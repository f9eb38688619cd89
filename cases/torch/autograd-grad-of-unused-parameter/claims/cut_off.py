"""A tensor that is used through `.detach()`, `.item()`, `argmax` or under `no_grad` only counts as not used."""

import torch

used, cut = torch.ones(2, requires_grad=True), torch.ones(2, requires_grad=True)
with torch.no_grad():
    under_no_grad = cut * 2
for factor in (cut.detach(), under_no_grad, cut.sum().item(), cut.argmax()):
    try:
        torch.autograd.grad((used * factor).sum(), [used, cut])
    except RuntimeError as error:
        assert "appears to not have been used in the graph" in str(error)
    else:
        raise AssertionError("nothing was raised")
