"""A vector per sample as the second argument is "batch2 must be a 3D tensor"; as a column of one, with `unsqueeze(2)`, it is multiplied."""

import torch

encoded, state = torch.randn(4, 7, 8), torch.randn(4, 8)
try:
    torch.bmm(encoded, state)
except RuntimeError as error:
    assert str(error) == "batch2 must be a 3D tensor"
else:
    raise AssertionError("nothing was raised")
scores = torch.bmm(encoded, state.unsqueeze(2)).squeeze(2)
assert torch.allclose(scores, (encoded * state[:, None]).sum(2), atol=1e-5)
