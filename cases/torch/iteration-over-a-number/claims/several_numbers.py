"""With several numbers per sample squeeze() of a batch of one has the axis of the numbers, and a loop goes over these."""

import torch

scores = torch.randn(1, 5)
assert [one.dim() for one in scores.squeeze()] == [0] * 5
assert [one.shape for one in scores] == [(5,)]
