"""`np.asarray`, `np.sqrt` and `np.mean` of a list of losses raise it as well; with numbers of `item()` the mean passes."""

import os

import numpy as np
import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

losses = [torch.tensor(1.0, device=DEVICE), torch.tensor(3.0, device=DEVICE)]
for use in (
    lambda: np.asarray(torch.ones(3, device=DEVICE)),
    lambda: np.sqrt(torch.ones(3, device=DEVICE)),
    lambda: np.mean(losses),
):
    try:
        use()
    except TypeError as error:
        assert "can't convert cuda:0 device type tensor to numpy" in str(error)
    else:
        raise AssertionError("nothing was raised")
assert np.mean([loss.item() for loss in losses]) == 2
