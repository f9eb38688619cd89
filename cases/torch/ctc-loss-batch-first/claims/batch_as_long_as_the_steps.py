"""With as many samples as steps, scores with the batch first give another loss, without an error."""

import torch
from torch.nn.functional import ctc_loss

torch.manual_seed(0)
log_probs = torch.randn(6, 6, 5).log_softmax(dim=-1)
targets, lengths, target_lengths = torch.randint(1, 5, (6, 2)), torch.full((6,), 6), torch.full((6,), 2)
wrong = ctc_loss(log_probs, targets, lengths, target_lengths)
right = ctc_loss(log_probs.transpose(0, 1), targets, lengths, target_lengths)
assert not torch.isclose(wrong, right)
