# releases: >=2.1,<2.3
"""`apply_` with a function has the words that a hook has on 2.1."""

import torch


@torch.compile(backend="eager", fullgraph=True)
def applied(x):
    """Apply a function to each number."""
    return (x * 2).apply_(lambda value: value + 1)


try:
    applied(torch.ones(2))
except torch._dynamo.exc.Unsupported as error:
    assert "call_function args: TensorVariable() NestedUserFunctionVariable()" in str(error)
else:
    raise AssertionError("nothing was raised")
