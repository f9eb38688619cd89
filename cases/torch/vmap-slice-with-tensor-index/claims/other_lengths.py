"""A sum over a prefix of another length for each sample is a sum of what a mask leaves, and so is its gradient."""

import torch

try:
    from torch.func import grad, vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import grad, vmap

signals, lengths = torch.arange(1.0, 13.0).reshape(2, 6), torch.tensor([2, 5])


def prefix_sum(x, n):
    """The sum of the first n squares."""
    return torch.where(torch.arange(len(x)) < n, x, torch.zeros(())).square().sum()


sums = vmap(prefix_sum)(signals, lengths)
slopes = vmap(grad(prefix_sum))(signals, lengths)
for x, n, total, slope in zip(signals, lengths, sums, slopes):
    assert total == x[:n].square().sum()
    assert torch.equal(slope[:n], 2 * x[:n]) and not slope[n:].any()
try:
    vmap(lambda x, n: x[:n].square().sum())(signals, lengths)
except RuntimeError as error:
    assert "calling .item() on a Tensor" in str(error)
else:
    raise AssertionError("nothing was raised")
