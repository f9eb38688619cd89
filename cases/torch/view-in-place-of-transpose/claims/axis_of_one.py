"""With one channel, or a batch of one, both are the same, so a test with one sample shows nothing."""

import torch

x = torch.randn(10, 1, 3)
assert torch.equal(x.view(1, 10, 3), x.transpose(0, 1))
