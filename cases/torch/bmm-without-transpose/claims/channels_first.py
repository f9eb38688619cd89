"""Of [batch, channels, positions] the first is transposed; with the second one transposed it fails, or gives scores of channels."""

import torch

query, other, own = torch.randn(2, 4, 36), torch.randn(2, 4, 25), torch.randn(2, 4, 36)
for key in (other, other.transpose(1, 2)):
    try:
        torch.bmm(query, key)
    except RuntimeError as error:
        assert "Expected size for first two dimensions of batch2 tensor to be: [2, 36]" in str(error), error
    else:
        raise AssertionError("nothing was raised")
assert torch.bmm(query.transpose(1, 2), other).shape == (2, 36, 25)
assert torch.bmm(query, own.transpose(1, 2)).shape == (2, 4, 4)
