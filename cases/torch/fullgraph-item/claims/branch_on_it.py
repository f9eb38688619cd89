# releases: >=2.15
"""An `if` on the captured number fails with another error, about a data-dependent guard."""

import torch


@torch.compile(backend="eager", fullgraph=True)
def function(x):
    """Add or subtract one."""
    return x + 1 if x.sum().item() > 0 else x - 1


try:
    function(torch.ones(2))
except Exception as error:
    assert "Could not guard on data-dependent expression" in str(error)
else:
    raise AssertionError("nothing was raised")
