"""The mean of the finite entries: `masked_fill` finds it, for rows with features as well; a product with the mask gives
NaN."""

import math

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

rows = torch.tensor([[1.0, math.nan, 3.0], [math.inf, 2.0, 4.0]])
finite = torch.isfinite(rows)


def filled(x, mask):
    """The mean over the entries that the mask has."""
    return x.masked_fill(~mask, 0).sum() / mask.sum()


def multiplied(x, mask):
    """The same, by a product."""
    return (x * mask).sum() / mask.sum()


assert vmap(filled)(rows, finite).tolist() == [2.0, 3.0]
assert vmap(multiplied)(rows, finite).isnan().all()
assert vmap(multiplied)(rows.nan_to_num(9, 9), finite).tolist() == [2.0, 3.0]


def features(x, mask):
    """The mean over the rows that the mask has, for each feature."""
    return x.masked_fill(~mask[:, None], 0).sum(dim=0) / mask.sum()


pairs = torch.stack([rows, rows + 1], dim=-1)
assert vmap(features)(pairs, finite).tolist() == [[2.0, 3.0], [3.0, 4.0]]
