"""Too few target lengths are named as such; numbers of Python are refused as arguments."""

import torch
from torch.nn.functional import ctc_loss

log_probs, targets = torch.zeros(20, 4, 6).log_softmax(dim=-1), torch.ones(4, 5).long()
for lengths, error_type, words in (
    ((torch.full((4,), 20), torch.full((1,), 5)), RuntimeError, "target_lengths must be of size batch_size"),
    ((20, 5), TypeError, "ctc_loss() received an invalid combination of arguments - got (Tensor, Tensor, int, int, int, int, bool)"),
):
    try:
        ctc_loss(log_probs, targets, *lengths)
    except error_type as error:
        assert words in str(error)
    else:
        raise AssertionError("nothing was raised")
