"""A `print` in a function that the compiler may not enter is refused as well."""

import torch


@torch._dynamo.disable
def say(*words):
    """Print outside of the graph."""
    print(*words)


def forward(x):
    """Activate and say so."""
    y = x.relu()
    say("activation", y.shape)
    return y


try:
    torch.compile(forward, backend="eager", fullgraph=True)(torch.ones(3))
except torch._dynamo.exc.Unsupported as error:
    assert "disable" in str(error), error
else:
    raise AssertionError("nothing was raised")
