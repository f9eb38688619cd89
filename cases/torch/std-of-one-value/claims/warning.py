# releases: >=2.2
"""The deviation of one value warns."""

import warnings

import torch

with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    torch.tensor([3.0]).std()
assert "degrees of freedom is <= 0" in str(seen[0].message)
