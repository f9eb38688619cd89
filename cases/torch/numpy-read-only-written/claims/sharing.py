"""`as_tensor`, `asarray` and `Tensor` share a read-only array of float32, past `.contiguous()` too; `tensor` copies."""

import numpy as np
import torch


def is_written(convert):
    """Whether an in-place operation on the tensor changes the array."""
    array = np.ones(3, np.float32)
    array.setflags(write=False)
    convert(array).mul_(2.0)
    return array.tolist() == [2.0, 2.0, 2.0]


for convert in (torch.from_numpy, torch.as_tensor, torch.asarray, torch.Tensor):
    assert is_written(convert), convert
assert is_written(lambda array: torch.from_numpy(array).contiguous())
assert is_written(lambda array: torch.from_numpy(np.ascontiguousarray(array)))
assert not is_written(torch.tensor)
assert not is_written(lambda array: torch.from_numpy(array).clone())
