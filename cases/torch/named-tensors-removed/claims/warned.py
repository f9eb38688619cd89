# releases: <2.13
"""Before, each use warned that named tensors are experimental."""

import warnings

import torch

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    torch.ones(2, 3, names=("N", "C"))
assert any("Named tensors" in str(one.message) for one in caught), [str(one.message) for one in caught]
