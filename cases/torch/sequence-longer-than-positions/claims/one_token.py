"""One token and 64 positions raise nothing: the token is repeated for all of them."""

import torch

token, positions = torch.randn(4, 1, 16), torch.randn(1, 64, 16)
assert (token + positions).shape == (4, 64, 16)
assert (token + positions[:, : token.shape[1]]).shape == (4, 1, 16)
