# releases: >=2.6
"""torch.compiler.set_stance("force_eager") does not help, nor does torch._dynamo.reset()."""

import torch
from torch import nn

model = torch.compile(nn.Linear(4, 2), backend="eager")
torch._dynamo.reset()
with torch.compiler.set_stance("force_eager"):
    try:
        torch.jit.trace(model, torch.ones(1, 4))
    except RuntimeError as error:
        assert "dynamo-optimized function" in str(error)
    else:
        raise AssertionError("nothing was raised")
