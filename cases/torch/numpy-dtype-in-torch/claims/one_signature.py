"""tensor, as_tensor and zeros_like have one form, and say "argument 'dtype' must be torch.dtype, not type"; arange, randint, sum and `to` list their forms."""

import numpy as np
import torch

number = torch.ones(2)
for name, call in (
    ("tensor", lambda: torch.tensor([1], dtype=np.float32)),
    ("as_tensor", lambda: torch.as_tensor([1], dtype=np.float32)),
    ("zeros_like", lambda: torch.zeros_like(number, dtype=np.float32)),
):
    try:
        call()
    except TypeError as error:
        assert str(error) == f"{name}(): argument 'dtype' must be torch.dtype, not type"
    else:
        raise AssertionError("nothing was raised")
for name, call in (
    ("arange", lambda: torch.arange(3, dtype=np.int64)),
    ("randint", lambda: torch.randint(3, (2,), dtype=np.int64)),
    ("randn", lambda: torch.randn(3, dtype=np.float32)),
    ("sum", lambda: number.sum(dtype=np.float32)),
    ("to", lambda: number.to(np.float32)),
):
    try:
        call()
    except TypeError as error:
        assert str(error).startswith(f"{name}() received an invalid combination of arguments - got (")
        assert "type" in str(error).split("but expected")[0]
    else:
        raise AssertionError("nothing was raised")
