"""The message names the type of the tensor, as "torch.cuda.LongTensor" and "torch.cuda.HalfTensor"."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

for tensor, name in (
    (torch.ones(2, dtype=torch.float16, device=DEVICE), "torch.cuda.HalfTensor"),
    (torch.ones(2, dtype=torch.int64, device=DEVICE), "torch.cuda.LongTensor"),
):
    try:
        tensor.pin_memory()
    except RuntimeError as error:
        assert str(error) == f"cannot pin '{name}' only dense CPU tensors can be pinned", str(error)
    else:
        raise AssertionError("nothing was raised")
