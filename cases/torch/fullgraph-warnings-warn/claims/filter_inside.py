# releases: >=2.1
"""A filter for warnings in the function breaks the graph too; one around the call does not."""

import warnings

import torch


def inside(x):
    """A filter around an operation that does not warn."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return x.relu()


try:
    torch.compile(inside, backend="eager", fullgraph=True)(torch.ones(3))
except torch._dynamo.exc.Unsupported:
    pass
else:
    raise AssertionError("nothing was raised")
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    outside = torch.compile(torch.relu, backend="eager", fullgraph=True)
    assert outside(torch.ones(3)).tolist() == [1, 1, 1]
