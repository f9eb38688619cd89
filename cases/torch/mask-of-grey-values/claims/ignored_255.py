"""With `ignore_index=255`, 255 marks pixels without a label."""

from torch.nn.functional import cross_entropy

import torch

torch.manual_seed(0)
scores, target = torch.randn(1, 2, 2, 2), torch.tensor([[[0, 255], [1, 255]]])
expected = cross_entropy(scores[..., 0], target[..., 0])
assert torch.allclose(cross_entropy(scores, target, ignore_index=255), expected)
