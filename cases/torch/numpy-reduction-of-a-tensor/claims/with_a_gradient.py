"""A tensor that requires grad has no .numpy() without detach(), which cuts the gradient; torch.sum keeps it."""

import numpy as np
import torch

x = torch.tensor([1.0, 2.0], requires_grad=True)
try:
    np.sum(x)
except TypeError as error:
    assert str(error).startswith("sum()")
else:
    raise AssertionError("nothing was raised")
try:
    np.sum(x.numpy())
except RuntimeError as error:
    assert "Can't call numpy() on Tensor that requires grad" in str(error)
else:
    raise AssertionError("nothing was raised")
assert np.sum(x.detach().cpu().numpy()) == 3
torch.sum(x).backward()
assert x.grad.tolist() == [1, 1]
