"""Sums, means and maxima over all elements, and a row's element, have no dimension either."""

import torch

x = torch.randn(4, 3)
for value in (x.sum(), x.mean(), x.max(), x.norm(), x[0, 0], torch.tensor(2.0)):
    assert value.dim() == 0
    try:
        value[0]
    except IndexError as error:
        assert "invalid index of a 0-dim tensor" in str(error)
    else:
        raise AssertionError("nothing was raised")
assert x.sum(dim=1)[0].dim() == 0
