"""masked_fill and where broadcast the mask; with shapes that do not fit they have other words."""

import torch

x, mask = torch.zeros(4, 6), torch.ones(4, 5, dtype=torch.bool)
for call in (lambda: x.masked_fill(mask, 1.0), lambda: torch.where(mask, x, x)):
    try:
        call()
    except RuntimeError as error:
        assert str(error).startswith("The size of tensor a")
    else:
        raise AssertionError("nothing was raised")
assert x.masked_fill(mask[:, :1], 1.0).sum() == 24
