"""Functions of NumPy raise the same for a tensor with a graph, and for a list of losses."""

import numpy as np
import torch

output = torch.nn.Linear(2, 1)(torch.ones(3, 2))
for use in (
    lambda: np.mean([output.mean(), output.mean()]),
    lambda: np.exp(output),
    lambda: np.array(output),
):
    try:
        use()
    except RuntimeError as error:
        assert "Can't call numpy() on Tensor that requires grad" in str(error)
    else:
        raise AssertionError("nothing was raised")
np.mean([output.mean().item(), output.mean().item()])
