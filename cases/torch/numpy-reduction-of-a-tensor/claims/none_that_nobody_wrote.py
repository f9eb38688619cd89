"""The message names axis or dim, which the call does not have."""

import numpy as np
import torch

for name in ("sum", "mean", "max", "min", "prod", "std", "any"):
    try:
        getattr(np, name)(torch.ones(3))
    except TypeError as error:
        assert "axis" in str(error) or "'dim'" in str(error)
    else:
        raise AssertionError("nothing was raised")
