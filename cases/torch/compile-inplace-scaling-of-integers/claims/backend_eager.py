# releases: >=2.0
"""With `backend="eager"` the error of uncompiled code is raised."""

import torch

halve = torch.compile(lambda x: x.mul_(0.5), backend="eager")
try:
    halve(torch.tensor([3, 5]))
except RuntimeError as error:
    assert str(error).startswith("result type Float can't be cast to the desired output type Long")
else:
    raise AssertionError("nothing was raised")
