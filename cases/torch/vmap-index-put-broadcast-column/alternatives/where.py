"""Overwrite one column per sample, chosen by a mapped index, with a mask of the columns."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap


def overwrite(table, index, column):
    """Return the table with the column at `index` (length 1) replaced by `column` [rows, 1]."""
    return torch.where(torch.arange(table.shape[1]) == index, column, table)


torch.manual_seed(0)
tables = torch.randn(3, 2, 4)
indices = torch.tensor([[0], [3], [1]])
columns = torch.randn(3, 2, 1)

result = vmap(overwrite)(tables, indices, columns)

expected = tables.clone()
for row in range(3):
    expected[row, :, indices[row]] = columns[row]
assert torch.equal(result, expected)
