"""A tensor that is not mapped over is refused too, be it captured or given with `in_dims` of None."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

point = torch.ones(2)
for call in [
    lambda: vmap(lambda x: torch.autograd.functional.jacobian(torch.sin, point) @ x)(
        torch.ones(3, 2)
    ),
    lambda: vmap(
        lambda x, y: torch.autograd.functional.jacobian(torch.sin, y) @ x, in_dims=(0, None)
    )(torch.ones(3, 2), point),
]:
    try:
        call()
    except RuntimeError as error:
        assert "requires_grad_()" in str(error)
    else:
        raise AssertionError("nothing was raised")
