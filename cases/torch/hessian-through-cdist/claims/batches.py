"""With batches the axes are inserted from the right; `a[:, None] - b` of equal sizes gives other values without an error."""

import torch

a, b = torch.randn(3, 3, 2), torch.randn(3, 3, 2)
right = (a[..., :, None, :] - b[..., None, :, :]).square().sum(-1).sqrt()
assert torch.allclose(right, torch.cdist(a, b), atol=1e-5)
other = (a[:, None] - b).square().sum(-1).sqrt()
assert other.shape == right.shape and not torch.allclose(other, right, atol=1e-5)
