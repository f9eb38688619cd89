"""An input length above the steps, and a target length above the width of the targets, have other words."""

import torch
from torch.nn.functional import ctc_loss

log_probs, targets = torch.zeros(20, 4, 6).log_softmax(dim=-1), torch.ones(4, 5).long()
for steps, letters, words in (
    (25, 5, "Expected input_lengths to have value at most 20, but got value 25"),
    (20, 9, "Expected tensor to have size at least 9 at dimension 1, but got size 5 for argument #2 'targets'"),
):
    try:
        ctc_loss(log_probs, targets, torch.full((4,), steps), torch.full((4,), letters))
    except RuntimeError as error:
        assert words in str(error)
    else:
        raise AssertionError("nothing was raised")
