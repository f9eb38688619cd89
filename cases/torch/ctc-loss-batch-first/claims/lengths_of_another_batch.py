"""One length for four samples, and four lengths for a last batch of three, have the same words."""

import torch
from torch.nn.functional import ctc_loss

for batch, count in ((4, 1), (3, 4)):
    log_probs = torch.zeros(20, batch, 6).log_softmax(dim=-1)
    try:
        ctc_loss(log_probs, torch.ones(batch, 5).long(), torch.full((count,), 20), torch.full((batch,), 5))
    except RuntimeError as error:
        assert "input_lengths must be of size batch_size" in str(error)
    else:
        raise AssertionError("nothing was raised")
