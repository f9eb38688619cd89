"""A CUDA stream has another message for the same, in a build with CUDA."""

import torch

try:
    torch.cuda.Stream()
except (AssertionError, RuntimeError) as error:
    if torch.version.cuda is not None:
        assert "CUDA driver version is insufficient for CUDA runtime version" in str(error)
else:
    assert torch.version.cuda is None
