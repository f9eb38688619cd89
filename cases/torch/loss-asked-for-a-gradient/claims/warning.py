"""`torch.tensor` of a tensor warns, and so it detaches; a list of numbers does not warn."""

import warnings

import torch

loss = torch.ones(1, requires_grad=True).sum()
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    torch.tensor([loss.item()], requires_grad=True)
    assert not seen
    copy = torch.tensor(loss)
assert "To copy construct from a tensor" in str(seen[0].message)
assert not copy.requires_grad
