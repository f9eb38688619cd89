"""Exchanged lengths of targets that are longer than the inputs name the input_lengths."""

import torch
from torch.nn.functional import ctc_loss

log_probs, targets = torch.zeros(5, 2, 6).log_softmax(dim=-1), torch.ones(2, 11).long()
try:
    ctc_loss(log_probs, targets, torch.full((2,), 11), torch.full((2,), 5))
except RuntimeError as error:
    assert "Expected input_lengths to have value at most 5, but got value 11" in str(error), error
else:
    raise AssertionError("nothing was raised")
