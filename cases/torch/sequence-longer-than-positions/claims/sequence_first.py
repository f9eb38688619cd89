"""Where the sequence is the first axis, the message names dimension 0, and the slice is one of that axis."""

import torch

tokens, positions = torch.randn(40, 4, 16), torch.randn(64, 1, 16)
try:
    tokens + positions
except RuntimeError as error:
    assert "tensor a (40) must match the size of tensor b (64) at non-singleton dimension 0" in str(error)
else:
    raise AssertionError("nothing was raised")
assert (tokens + positions[: tokens.shape[0]]).shape == (40, 4, 16)
