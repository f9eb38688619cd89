"""The context manager of CUDA warns on a machine without CUDA."""

import warnings

import torch

with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    with torch.autocast("cuda"):
        pass
assert any("CUDA is not available" in str(one.message) for one in seen), seen
