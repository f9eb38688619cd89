"""Without kernels `is_available` is True and tensors can be copied to the card and back; a sum fails, and copies pass after it as well."""

import os

import torch

os.environ["CUDA_FORCE_PTX_JIT"] = "1"  # hides the kernels of the build

assert torch.cuda.is_available()
x = torch.tensor([1.0, 2.0]).to("cuda")
assert x.cpu().tolist() == [1.0, 2.0]
for _ in range(2):
    try:
        x + x
    except RuntimeError as error:
        assert "no kernel image is available for execution on the device" in str(error), error
    else:
        raise AssertionError("nothing was raised")
assert x.cpu().tolist() == [1.0, 2.0]
