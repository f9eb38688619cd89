# releases: >=2.15
"""A registered `print` moves behind the graph with tensors and constants, and a shape is still refused."""

import torch

torch._dynamo.config.reorderable_logging_functions.add(print)


@torch.compile(backend="eager", fullgraph=True)
def tensor(x):
    """Print a tensor."""
    y = x.relu()
    print("activation", y)
    return y


@torch.compile(backend="eager", fullgraph=True)
def shape(x):
    """Print a shape."""
    y = x.relu()
    print("activation", y.shape)
    return y


tensor(torch.ones(3))
try:
    shape(torch.ones(3))
except torch._dynamo.exc.Unsupported:
    pass
else:
    raise AssertionError("nothing was raised")
