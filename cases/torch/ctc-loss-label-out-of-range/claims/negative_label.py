"""A negative label is not refused, and reads before the scores of its frame; the assertion finds it behind a mask of the lengths."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
scores = torch.randn(6, 1, 3)
frames, lengths = torch.tensor([5]), torch.tensor([2])
assert F.ctc_loss(scores.log_softmax(-1), torch.tensor([[1, -1]]), frames, lengths).isfinite()


def passes(labels, classes=3):
    """Whether the assertion passes."""
    used = labels[torch.arange(labels.shape[1]) < lengths[:, None]]
    return bool(0 < used.min() and used.max() < classes)


assert (
    passes(torch.tensor([[1, 2, -1]]))
    and passes(torch.tensor([[1, 2, 0]]))
    and passes(torch.tensor([[1, 2, 99]]))
)
assert not passes(torch.tensor([[1, -1, 1]])) and not passes(torch.tensor([[1, 3, 1]]))
