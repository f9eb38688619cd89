# releases: >=2.4
"""Without a GPU an enabled region warns a second time, that CUDA is not available."""

import warnings

import torch

if not torch.cuda.is_available():
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        torch.cuda.amp.autocast()
    assert any("CUDA is not available" in str(one.message) for one in seen)
