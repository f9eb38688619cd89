# releases: <2.14
"""Before, the argument of `torch.profiler.profile` was announced as deprecated when it was given."""

import warnings

import torch

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    torch.profiler.profile(use_cuda=False)
assert any("use_cuda" in str(one.message) for one in caught), [str(one.message) for one in caught]
