"""`cross_entropy` raises that the target is out of bounds; `ctc_loss` checks the lengths and not the labels, which the assertion finds."""

import torch
import torch.nn.functional as F

scores = torch.zeros(6, 1, 3).log_softmax(-1)
labels = torch.tensor([[1, 3]])
assert F.ctc_loss(scores, labels, torch.tensor([5]), torch.tensor([2])).isfinite()
assert not (0 < labels.min() and labels.max() < scores.shape[-1])

for call in (
    lambda: F.cross_entropy(scores[:2, 0], labels[0]),
    lambda: F.ctc_loss(scores, labels, torch.tensor([7]), torch.tensor([2])),
    lambda: F.ctc_loss(scores, labels, torch.tensor([5]), torch.tensor([3])),
):
    try:
        call()
    except (IndexError, RuntimeError):
        pass
    else:
        raise AssertionError("nothing was raised")
