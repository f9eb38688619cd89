"""Per-sample gradients of a token loss whose padding has the label -100."""

import torch
import torch.nn.functional as F

try:
    from torch.func import grad, vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import grad, vmap


def loss(weight, tokens, labels):
    """Mean cross-entropy over the tokens of one sample that are not padding."""
    scores = tokens @ weight
    real = labels != -100
    losses = F.cross_entropy(scores, labels.clamp(min=0), reduction="none")
    return (losses * real).sum() / real.sum()


torch.manual_seed(0)
weight = torch.randn(3, 5)
tokens = torch.randn(2, 4, 3)
labels = torch.tensor([[1, 2, 3, -100], [0, 1, -100, -100]])

result = vmap(grad(loss), in_dims=(None, 0, 0))(weight, tokens, labels)
