# releases: >=2.1
"""The graph breaks with a warning that is filtered out, and does not where the call is not reached."""

import warnings

import torch


@torch.compile(backend="eager", fullgraph=True, dynamic=False)
def forward(x):
    """Activate, and warn where there is little to activate."""
    if x.shape[0] < 4:
        warnings.warn("a short sequence", stacklevel=2)
    return x.relu()


warnings.simplefilter("ignore")
assert forward(torch.ones(8)).tolist() == [1] * 8
try:
    forward(torch.ones(3))
except torch._dynamo.exc.Unsupported as error:
    assert "warn" in str(error)
else:
    raise AssertionError("nothing was raised")
