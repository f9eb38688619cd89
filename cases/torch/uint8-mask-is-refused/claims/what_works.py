# releases: >=2.1
"""With a mask of bytes reading, assigning several values and `where` work; the first two warn."""

import warnings

import torch

mask = torch.tensor([1, 0, 1], dtype=torch.uint8)
x = torch.tensor([1.0, 2.0, 3.0])
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    assert x[mask].tolist() == [1, 3]
    assert "uint8" in str(seen[-1].message)
    seen.clear()
    x[mask] = torch.tensor([4.0, 5.0])
    assert x.tolist() == [4, 2, 5]
    assert "uint8" in str(seen[-1].message)
    assert torch.where(mask, x, -x).tolist() == [4, -2, 5]
