"""A second lookup after the use of the weight fails again; with both lookups before it, it passes since 2.1 and fails on 1.13."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")
release = tuple(int(number) for number in torch.__version__.split(".")[:2])
first, second = torch.tensor([1, 2], device=DEVICE), torch.tensor([3], device=DEVICE)


def passes(use_last):
    """Whether two lookups and a use of the weight have a backward pass."""
    embedding = torch.nn.Embedding(6, 4, max_norm=1.0).to(DEVICE)
    loss = embedding(first).sum()
    if use_last:
        loss = loss + embedding(second).sum() + embedding.weight.square().sum()
    else:
        loss = loss + embedding.weight.square().sum() + embedding(second).sum()
    try:
        loss.backward()
    except RuntimeError as error:
        assert "modified by an inplace operation" in str(error), error
        return False
    return True


assert not passes(use_last=False)
if release >= (2, 1):
    assert passes(use_last=True)
elif release < (2, 0):
    assert not passes(use_last=True)
