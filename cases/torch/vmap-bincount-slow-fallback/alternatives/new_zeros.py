"""Histograms of the labels of every bag in a batch, by scatter_add into new_zeros, also of bags with fewer labels than classes."""

import warnings

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap


def histogram(labels):
    """Count the four classes in one bag."""
    return labels.new_zeros(4).scatter_add(0, labels, torch.ones_like(labels))


torch.manual_seed(0)
for size in (32, 3):
    bags = torch.randint(4, (16, size))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        counts = vmap(histogram)(bags)
    assert counts.tolist() == [torch.bincount(labels, minlength=4).tolist() for labels in bags]
