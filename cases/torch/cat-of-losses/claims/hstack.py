"""torch.hstack takes single numbers, also beside longer tensors, and keeps their gradients; torch.stack wants equal shapes."""

import torch

weight = torch.tensor(2.0, requires_grad=True)
parts = [torch.zeros(2), weight * 1, weight * 3]
joined = torch.hstack(parts)
assert joined.tolist() == [0, 0, 2, 6] and joined.requires_grad
assert torch.hstack(parts[1:]).shape == (2,)
try:
    torch.stack(parts)
except RuntimeError as error:
    assert "stack expects each tensor to be equal size" in str(error)
else:
    raise AssertionError("nothing was raised")
