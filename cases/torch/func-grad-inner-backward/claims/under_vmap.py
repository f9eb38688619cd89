"""`backward` is refused under `vmap`, `vjp`, `jvp`, `jacrev`, `jacfwd` and `hessian` as well, in both forms."""

import torch

try:
    from torch.func import hessian, jacfwd, jacrev, jvp, vjp, vmap
except ImportError:  # torch 1.13 carries them in the functorch package of its own wheel
    from functorch import hessian, jacfwd, jacrev, jvp, vjp, vmap


def method(x):
    """A backward pass of its own, by the method."""
    weight = torch.ones((), requires_grad=True)
    (weight * 2).backward()
    return x


def function(x):
    """The same by the function."""
    weight = torch.ones((), requires_grad=True)
    torch.autograd.backward(weight * 2)
    return x


x = torch.tensor(3.0)
for inner in (method, function):
    for call in (
        lambda: vmap(inner)(x[None]),
        lambda: vjp(inner, x),
        lambda: jvp(inner, (x,), (x,)),
        lambda: jacrev(inner)(x),
        lambda: jacfwd(inner)(x),
        lambda: hessian(inner)(x),
    ):
        try:
            call()
        except RuntimeError as error:
            assert "backward() called inside a functorch transform" in str(error)
        else:
            raise AssertionError("nothing was raised")
