"""With weights and ignored labels the pixels as samples have the loss and the gradient of the refused call; `mean` after `reduction="none"` has not, unless the sum is divided by the weights of the labels that count."""

import os

import torch
from torch.nn.functional import cross_entropy

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

torch.manual_seed(0)
logits = torch.randn(2, 3, 4, 4).to(DEVICE)
labels = torch.randint(0, 3, (2, 4, 4)).to(DEVICE)
labels[0, 0] = 255
options = {"weight": torch.tensor([1.0, 2.0, 5.0], device=DEVICE), "ignore_index": 255}


def images(x):
    return cross_entropy(x, labels, **options)


def pixels(x):
    return cross_entropy(x.movedim(1, -1).flatten(0, -2), labels.flatten(), **options)


def mean(x):
    return cross_entropy(x, labels, reduction="none", **options).mean()


def divided(x):
    weights = options["weight"][labels[labels != 255]]
    return cross_entropy(x, labels, reduction="none", **options).sum() / weights.sum()


def with_gradient(loss):
    x = logits.clone().requires_grad_()
    value = loss(x)
    value.backward()
    return torch.cat([value.detach().view(1), x.grad.flatten()])


expected = with_gradient(images)
torch.use_deterministic_algorithms(True)
assert torch.allclose(with_gradient(pixels), expected, atol=1e-6)
assert torch.allclose(with_gradient(divided), expected, atol=1e-6)
assert abs(with_gradient(mean)[0] - expected[0]) > 1
