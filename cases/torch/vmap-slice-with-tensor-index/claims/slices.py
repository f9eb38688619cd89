"""Either end and the step of a slice raise, also in an assignment, and so do `.item()`, `int` and `float`."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap


def assign(s, n):
    """Clear two values."""
    s = s.clone()
    s[n : n + 2] = 0
    return s


for function in (
    lambda s, n: s[:n],
    lambda s, n: s[n:],
    lambda s, n: s[::n],
    lambda s, n: s[..., n : n + 2],
    assign,
    lambda s, n: s * n.item(),
    lambda s, n: s[int(n) :],
    lambda s, n: s * float(n),
):
    try:
        vmap(function)(torch.ones(2, 8), torch.tensor([1, 2]))
    except RuntimeError as error:
        assert "calling .item() on a Tensor" in str(error)
    else:
        raise AssertionError("nothing was raised")
