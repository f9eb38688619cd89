# releases: >=2.1, <2.3
"""`jacrev`, `jacfwd`, `hessian`, `vjp` and `jvp` in a compiled function fail for want of a storage."""

import torch
import torch._dynamo
from torch.func import hessian, jacfwd, jacrev, jvp, vjp


def total(x):
    """The sum of the squares."""
    return x.square().sum()


for call in (
    lambda x: jacrev(total)(x),
    lambda x: jacfwd(total)(x),
    lambda x: hessian(total)(x),
    lambda x: vjp(total, x)[0],
    lambda x: jvp(total, (x,), (x,))[1],
):
    torch._dynamo.reset()
    try:
        torch.compile(call, backend="eager")(torch.ones(2, 3))
    except torch._dynamo.exc.InternalTorchDynamoError as error:
        assert "Cannot access data pointer of Tensor that doesn't have storage" in str(error), error
    else:
        raise AssertionError("nothing was raised")
