# releases: >=1.13
"""`one_hot` inside of `grad` under `vmap` is refused."""

import torch
import torch.nn.functional as F

try:
    from torch.func import grad, vmap
except ImportError:  # torch 1.13
    from functorch import grad, vmap


def loss(scores, label):
    """Smoothed cross-entropy of one sample."""
    return F.cross_entropy(scores[None], F.one_hot(label, 3).float()[None], label_smoothing=0.1)


try:
    vmap(grad(loss))(torch.randn(4, 3), torch.tensor([0, 2, 1, 2]))
except RuntimeError as error:
    assert "calling .item() on a Tensor" in str(error), error
else:
    raise AssertionError("nothing was raised")
