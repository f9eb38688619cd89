"""Overwrite one column per sample, chosen by a mapped index."""

import os

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def overwrite(table, index, column):
    """Return the table with the column at `index` (length 1) replaced by `column` [rows, 1]."""
    table = table.clone()
    table[:, index] = column
    return table


torch.manual_seed(0)
tables = torch.randn(3, 2, 4).to(DEVICE)
indices = torch.tensor([[0], [3], [1]], device=DEVICE)
columns = torch.randn(3, 2, 1).to(DEVICE)

result = vmap(overwrite)(tables, indices, columns)

expected = torch.stack([overwrite(*sample) for sample in zip(tables, indices, columns)])
assert torch.equal(result, expected)
