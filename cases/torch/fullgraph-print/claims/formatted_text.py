# releases: >=2.4
"""A text that is formatted from a tensor breaks the graph like a shape."""

import torch


@torch.compile(backend="eager", fullgraph=True)
def forward(x):
    """Activate and say so."""
    y = x.relu()
    print(f"activation: mean {y.mean()}")
    return y


try:
    forward(torch.ones(3))
except torch._dynamo.exc.Unsupported as error:
    assert "print" in str(error), error
else:
    raise AssertionError("nothing was raised")
