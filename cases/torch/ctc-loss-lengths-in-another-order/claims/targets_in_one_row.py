"""For targets in one row the sum of the lengths must be their number; more and less have the words "at dimension 0"."""

import torch
from torch.nn.functional import ctc_loss

log_probs, targets = torch.zeros(20, 4, 6).log_softmax(dim=-1), torch.ones(20).long()
steps = torch.full((4,), 20)
for last, total in ((9, 24), (2, 17)):
    try:
        ctc_loss(log_probs, targets, steps, torch.tensor([5, 5, 5, last]))
    except RuntimeError as error:
        assert f"Expected tensor to have size {total} at dimension 0, but got size 20" in str(error)
    else:
        raise AssertionError("nothing was raised")
assert ctc_loss(log_probs, targets, steps, torch.tensor([5, 5, 5, 5])) > 0
