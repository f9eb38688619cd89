"""With targets in one row the number in the message of exchanged lengths is the sum of the input lengths."""

import torch
from torch.nn.functional import ctc_loss

log_probs, targets = torch.zeros(20, 4, 6).log_softmax(dim=-1), torch.ones(16).long()
try:
    ctc_loss(log_probs, targets, torch.full((4,), 4), torch.full((4,), 20))
except RuntimeError as error:
    assert "Expected tensor to have size 80 at dimension 0, but got size 16" in str(error), error
else:
    raise AssertionError("nothing was raised")
