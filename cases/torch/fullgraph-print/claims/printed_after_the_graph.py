# releases: >=2.5
"""A registered `print` takes tensors, constants and formatted texts, and refuses a shape; it prints behind the graph, so a tensor that was changed in place after the `print` shows its last value."""

import contextlib
import io

import torch

torch._dynamo.config.reorderable_logging_functions.add(print)


@torch.compile(backend="eager", fullgraph=True)
def shape(x):
    """Print a shape."""
    print("activation", x.shape)
    return x.relu()


@torch.compile(backend="eager", fullgraph=True)
def text(x):
    """Print a text with a shape."""
    print(f"activation {x.shape}")
    return x.relu()


@torch.compile(backend="eager", fullgraph=True)
def changed(x):
    """Print a tensor and change it."""
    y = x.relu()
    print("activation", y)
    y.mul_(10)
    return y


try:
    shape(torch.ones(3))
except torch._dynamo.exc.Unsupported:
    pass
else:
    raise AssertionError("nothing was raised")

output = io.StringIO()
with contextlib.redirect_stdout(output):
    text(torch.ones(3))
    changed(torch.ones(3))
assert output.getvalue() == "activation torch.Size([3])\nactivation tensor([10., 10., 10.])\n", output.getvalue()
