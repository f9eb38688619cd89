"""Per-sample gradients of a small convolutional network in training mode, with GroupNorm."""

import os

import torch
import torch.nn.functional as F

try:
    from torch.func import functional_call, grad, vmap
except ImportError:  # torch 1.13 carries them in functorch, of its own wheel, and torch.nn.utils
    from functorch import grad, vmap
    from torch.nn.utils.stateless import functional_call

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
model = torch.nn.Sequential(
    torch.nn.Conv2d(3, 4, 3),
    torch.nn.GroupNorm(2, 4),
    torch.nn.ReLU(),
    torch.nn.AdaptiveAvgPool2d(1),
    torch.nn.Flatten(),
    torch.nn.Linear(4, 2),
).to(DEVICE)
weights = {name: weight.detach() for name, weight in model.named_parameters()}
buffers = dict(model.named_buffers())


def loss(weights, buffers, image, label):
    """The loss of one sample."""
    scores = functional_call(model, {**weights, **buffers}, (image[None],))
    return F.cross_entropy(scores, label[None])


images = torch.randn(5, 3, 8, 8).to(DEVICE)
labels = torch.tensor([0, 1, 1, 0, 1], device=DEVICE)
per_sample = vmap(grad(loss), in_dims=(None, None, 0, 0))
gradients = per_sample(weights, buffers, images, labels)
result = gradients["0.weight"].flatten(1).norm(dim=1)
