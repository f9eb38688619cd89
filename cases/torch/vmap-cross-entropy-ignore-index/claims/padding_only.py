# releases: >=1.13
"""A sample of padding only has the loss NaN, by hand as in `cross_entropy`; a count of at least one makes it 0."""

import torch
import torch.nn.functional as F

try:
    from torch.func import grad, vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import grad, vmap


def loss(scores, labels, least):
    """Mean cross-entropy over the labels that are not padding."""
    real = labels != -100
    losses = F.cross_entropy(scores, labels.clamp(min=0), reduction="none")
    return (losses * real).sum() / real.sum().clamp(min=least)


torch.manual_seed(0)
scores, labels = torch.randn(2, 4, 5), torch.tensor([[1, 2, 3, -100], [-100] * 4])
expected = torch.stack([F.cross_entropy(*sample) for sample in zip(scores, labels)])
assert expected.isnan().tolist() == [False, True]
over = (0, 0, None)
assert vmap(loss, over)(scores, labels, 0).isnan().tolist() == [False, True]
losses, gradients = vmap(loss, over)(scores, labels, 1), vmap(grad(loss), over)(scores, labels, 1)
assert torch.allclose(losses, torch.stack([expected[0], torch.tensor(0.0)]))
assert gradients[0].any() and not gradients[1].any()
