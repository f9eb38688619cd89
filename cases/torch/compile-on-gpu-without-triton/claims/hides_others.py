"""With `suppress_errors` a backend that fails for another reason goes unnoticed as well: the function runs as it is."""

import torch
import torch._dynamo


def backend(module, inputs):
    raise ValueError("another failure")


def double(x):
    return x * 2


x = torch.ones(4)
try:
    torch.compile(double, backend=backend)(x)
except RuntimeError as error:
    assert "another failure" in str(error)
else:
    raise AssertionError("nothing was raised")
torch._dynamo.reset()
torch._dynamo.config.suppress_errors = True
assert torch.compile(double, backend=backend)(x).tolist() == [2.0] * 4
