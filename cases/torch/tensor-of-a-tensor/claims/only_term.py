"""As the whole loss it fails at backward(): element 0 of tensors does not require grad."""

import warnings

import torch

weight = torch.ones(3, requires_grad=True)
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    loss = torch.tensor(weight.sum())
try:
    loss.backward()
except RuntimeError as error:
    assert "element 0 of tensors does not require grad" in str(error)
else:
    raise AssertionError("nothing was raised")
