# releases: >=2.9
"""The same error comes where the function with vmap in it is compiled."""

import torch


def forward(x):
    return x.sin() * x


@torch.compile(backend="aot_eager")
def jacobian(x):
    y = forward(x)
    return torch.vmap(lambda v: torch.autograd.grad(y, x, v, retain_graph=True)[0])(torch.eye(3))


try:
    jacobian(torch.ones(3, requires_grad=True))
except RuntimeError as error:
    assert "trying to call a compiled backward function within vmap" in str(error)
else:
    raise AssertionError("nothing was raised")
