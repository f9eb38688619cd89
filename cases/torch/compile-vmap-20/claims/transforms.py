"""`vmap`, `grad` and `jacrev` in a compiled function, and a compiled function below `vmap`, fail with an empty message; the first error is about the storage of a batched tensor."""

import torch
import torch._dynamo
from torch.func import grad, jacrev, vmap


def total(x):
    """The sum of the squares."""
    return x.square().sum()


compiled = torch.compile(total, backend="eager")
for call in (
    torch.compile(lambda x: vmap(total)(x), backend="eager"),
    torch.compile(lambda x: grad(total)(x), backend="eager"),
    torch.compile(lambda x: jacrev(total)(x), backend="eager"),
    lambda x: vmap(compiled)(x),
):
    torch._dynamo.reset()
    try:
        call(torch.ones(2, 3))
    except torch._dynamo.exc.InternalTorchDynamoError as raised:
        error = raised
        assert str(error) == ""
        while error.__cause__ or error.__context__:
            error = error.__cause__ or error.__context__
        assert "Cannot access storage of" in str(error)
    else:
        raise AssertionError("nothing was raised")
