# releases: !=2.13.*
"""A stream has the words of the generator."""

import torch

try:
    torch.cuda.Stream()
except RuntimeError as error:
    assert "CUDA driver version is insufficient for CUDA runtime version" in str(error)
else:
    raise AssertionError("there is a GPU")
