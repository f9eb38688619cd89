# releases: >=2.1
"""A hook between two compiled functions records the gradient, and may change it."""

import torch

seen = []


@torch.compile(backend="eager", fullgraph=True)
def before(x):
    """The part before the hook."""
    return x * 3


@torch.compile(backend="eager", fullgraph=True)
def after(features):
    """The part after the hook."""
    return (features * 2).sum()


def record(grad):
    """Keep the gradient, and reverse it."""
    seen.append(grad)
    return -grad


x = torch.ones(2, requires_grad=True)
features = before(x)
features.register_hook(record)
after(features).backward()
assert seen[0].tolist() == [2, 2]
assert x.grad.tolist() == [-6, -6]
