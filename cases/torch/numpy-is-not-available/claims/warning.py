"""A warning says why: "Failed to initialize NumPy"."""

import sys
import warnings

sys.modules["numpy"] = None
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    import torch

    torch.arange(2.0)
assert any("Failed to initialize NumPy" in str(one.message) for one in caught), [str(one.message) for one in caught]
