"""The message has the largest target length of the batch, and the width of the targets."""

import torch
from torch.nn.functional import ctc_loss

log_probs, targets = torch.zeros(20, 4, 6).log_softmax(dim=-1), torch.ones(4, 5).long()
try:
    ctc_loss(log_probs, targets, torch.full((4,), 20), torch.tensor([3, 9, 5, 7]))
except RuntimeError as error:
    assert "to have size at least 9 at dimension 1, but got size 5 for argument #2 'targets'" in str(error)
else:
    raise AssertionError("nothing was raised")
