# releases: >=2.6
"""Under `torch.compiler.set_stance("force_eager")` the compiled model runs as written and raises the error of the operation itself."""

import torch
from torch import nn

model = torch.compile(nn.Linear(8, 2), backend="eager")
with torch.compiler.set_stance("force_eager"):
    try:
        model(torch.randn(4, 5))
    except RuntimeError as error:
        assert "mat1 and mat2 shapes cannot be multiplied (4x5 and 8x2)" in str(error)
    else:
        raise AssertionError("nothing was raised")
