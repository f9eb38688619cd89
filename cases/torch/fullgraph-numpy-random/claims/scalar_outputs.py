# releases: >=2.5
"""With `capture_scalar_outputs` the draw is refused too: "Could not guard on data-dependent expression"."""

import numpy as np

import torch

torch._dynamo.config.capture_scalar_outputs = True
compiled = torch.compile(lambda x: x * np.random.uniform(), backend="eager", fullgraph=True)
try:
    compiled(torch.ones(3))
except Exception as error:
    assert "Could not guard on data-dependent expression zuf0" in str(error), error
else:
    raise AssertionError("nothing was raised")
