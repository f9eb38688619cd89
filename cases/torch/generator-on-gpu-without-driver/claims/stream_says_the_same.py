# releases: !=2.13.*
"""A stream and a CUDA graph have the words of the generator."""

import torch

for make in (torch.cuda.Stream, torch.cuda.CUDAGraph):
    try:
        make()
    except RuntimeError as error:
        assert "CUDA driver version is insufficient for CUDA runtime version" in str(error)
    else:
        raise AssertionError("there is a GPU")
