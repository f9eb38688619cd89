"""A sorter of another size is refused on all releases; so only a slice or a padded one gets as far as its entries."""

import torch

table = torch.tensor([0.9, 0.1, 0.5, 0.3])
longer = torch.tensor([0.9, 0.1, 0.5, 0.3, 0.7])
for sorter in (torch.argsort(longer), torch.argsort(table)[:3]):
    try:
        torch.searchsorted(table, torch.tensor([0.2]), sorter=sorter)
    except RuntimeError as error:
        assert "must have the same size" in str(error), error
    else:
        raise AssertionError("nothing was raised")
assert torch.argsort(longer)[:4].max() == 4
