# releases: >=2.9
"""An input may become a Parameter in one graph; its detached copy may not."""

import torch

x = torch.ones(2, 3)
assert torch.compile(lambda x: torch.nn.Parameter(x) * 2, backend="eager", fullgraph=True)(x).tolist() == [[2.0] * 3] * 2
try:
    torch.compile(lambda x: torch.nn.Parameter(x.detach()) * 2, backend="eager", fullgraph=True)(x)
except torch._dynamo.exc.Unsupported as error:
    assert "torch.nn.Parameter()" in str(error)
else:
    raise AssertionError("nothing was raised")
