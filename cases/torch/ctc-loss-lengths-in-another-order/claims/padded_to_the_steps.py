"""With targets padded to the number of steps or more exchanged lengths raise nothing: the loss is inf, with zero_infinity 0."""

import torch
from torch.nn.functional import ctc_loss

torch.manual_seed(0)
log_probs = torch.randn(30, 2, 9).log_softmax(dim=-1)
steps, lengths = torch.full((2,), 30), torch.full((2,), 4)
for width in (30, 40):
    targets = torch.zeros(2, width).long()
    targets[:, :4] = torch.tensor([[1, 2, 3, 4], [5, 6, 7, 8]])
    assert 0 < ctc_loss(log_probs, targets, steps, lengths) < 100
    assert ctc_loss(log_probs, targets, lengths, steps).isinf()
    assert ctc_loss(log_probs, targets, lengths, steps, zero_infinity=True) == 0
