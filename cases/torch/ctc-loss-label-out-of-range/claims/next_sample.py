"""With two samples the loss of the first depends on the scores of the second."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
scores = torch.randn(6, 2, 3)
labels, lengths = torch.tensor([[1, 3], [1, 2]]), torch.tensor([2, 2])


def first_loss(scores):
    """The loss of the first sample."""
    return F.ctc_loss(scores.log_softmax(-1), labels, torch.tensor([5, 6]), lengths, reduction="none")[0]


before = first_loss(scores)
scores[:, 1] = torch.randn(6, 3)
assert first_loss(scores) != before
