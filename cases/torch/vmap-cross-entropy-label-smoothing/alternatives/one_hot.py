"""Per-sample gradients of a smoothed loss, with probabilities in place of class indices."""

import torch
import torch.nn.functional as F

try:
    from torch.func import grad, vmap
except ImportError:  # torch 1.13
    from functorch import grad, vmap


def loss(weight, x, target):
    """Smoothed cross-entropy of one sample under a linear classifier."""
    return F.cross_entropy((x @ weight)[None], target[None], label_smoothing=0.1)


weight, x = torch.randn(5, 3), torch.randn(4, 5)
labels = torch.tensor([0, 2, 1, 2])
gradients = vmap(grad(loss), in_dims=(None, 0, 0))(weight, x, F.one_hot(labels, 3).float())
expected = torch.stack([grad(loss)(weight, x[i], labels[i]) for i in range(4)])
assert torch.allclose(gradients, expected, atol=1e-6)
