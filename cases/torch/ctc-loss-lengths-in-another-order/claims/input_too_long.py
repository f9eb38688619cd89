"""An input length above the number of steps is named as such."""

import torch
from torch.nn.functional import ctc_loss

log_probs, targets = torch.zeros(20, 4, 6).log_softmax(dim=-1), torch.ones(4, 5).long()
try:
    ctc_loss(log_probs, targets, torch.tensor([25, 20, 20, 20]), torch.full((4,), 5))
except RuntimeError as error:
    assert "Expected input_lengths to have value at most 20, but got value 25" in str(error)
else:
    raise AssertionError("nothing was raised")
