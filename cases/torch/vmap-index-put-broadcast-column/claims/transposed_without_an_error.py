"""With as many columns as rows the values are written transposed, without an error."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap


def overwrite(table, index, columns):
    """Return the table with the columns at `index` replaced."""
    table = table.clone()
    table[:, index] = columns
    return table


torch.manual_seed(0)
tables, columns = torch.randn(3, 2, 4), torch.randn(3, 2, 2)
indices = torch.tensor([[0, 1], [3, 2], [1, 0]])
result = vmap(overwrite)(tables, indices, columns)
expected = torch.stack([overwrite(*sample) for sample in zip(tables, indices, columns)])
turned = torch.stack([overwrite(*sample) for sample in zip(tables, indices, columns.mT)])
assert not torch.equal(result, expected)
assert torch.equal(result, turned)
