"""A larger table made without `padding_idx` trains the row of the padding; with it, that row gets no gradient."""

import torch
from torch import nn


def trains_padding(**options):
    """Whether row 0 of a larger table gets a gradient."""
    larger = nn.Embedding(6, 2, **options)
    with torch.no_grad():
        larger.weight[:4] = nn.Embedding(4, 2, padding_idx=0).weight
    larger(torch.tensor([0, 5])).sum().backward()
    return larger.weight.grad[0].any().item()


assert trains_padding()
assert not trains_padding(padding_idx=0)
