"""The gradient of an operator that returns a clone needs `register_autograd`."""

import torch


@torch.library.custom_op("errata::copied", mutates_args=())
def copied(x: torch.Tensor) -> torch.Tensor:
    """A copy."""
    return x.clone()


x = torch.ones(3, requires_grad=True)
try:
    copied(x).sum().backward()
except RuntimeError as error:
    assert "no autograd formula was registered" in str(error)
else:
    raise AssertionError("nothing was raised")
copied.register_autograd(lambda ctx, grad: grad)
copied(x).sum().backward()
assert x.grad.tolist() == [1.0, 1.0, 1.0]
