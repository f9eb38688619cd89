"""A label 0, which is the blank, is not refused; what stands behind the length of a target does not count."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
scores = torch.randn(6, 1, 3).log_softmax(-1)
frames, length = torch.tensor([5]), torch.tensor([2])
assert F.ctc_loss(scores, torch.tensor([[1, 0]]), frames, length).isfinite()
loss = F.ctc_loss(scores, torch.tensor([[1, 2]]), frames, length)
assert F.ctc_loss(scores, torch.tensor([[1, 2, -1]]), frames, length) == loss
