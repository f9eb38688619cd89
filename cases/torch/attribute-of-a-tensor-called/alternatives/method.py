"""t() is the method."""

import torch

features = torch.rand(3, 5)
assert torch.equal(features @ features.t(), features @ features.T)
