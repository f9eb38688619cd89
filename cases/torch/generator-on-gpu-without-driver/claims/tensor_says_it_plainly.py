"""A tensor on the GPU says in other words that there is no driver, or no CUDA in the build."""

import torch

try:
    torch.randn(4, device="cuda")
except (RuntimeError, AssertionError) as error:
    message = str(error)
    assert "Found no NVIDIA driver" in message or "Torch not compiled with CUDA enabled" in message, message
else:
    raise LookupError("there is a GPU")
