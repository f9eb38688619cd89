"""np.zeros, np.array, np.asarray, astype, np.dtype, issubdtype and random.randint refuse it, with the name of the type."""

import numpy as np
import torch

for call, name in (
    (lambda: np.zeros(3, dtype=torch.float32), "float32"),
    (lambda: np.array([1], dtype=torch.long), "int64"),
    (lambda: np.asarray([1], torch.uint8), "uint8"),
    (lambda: np.zeros(3).astype(torch.half), "float16"),
    (lambda: np.dtype(torch.bfloat16), "bfloat16"),
    (lambda: np.issubdtype(torch.float32, np.integer), "float32"),
    (lambda: np.random.randint(3, size=2, dtype=torch.int64), "int64"),
):
    try:
        call()
    except TypeError as error:
        assert str(error) == f"Cannot interpret 'torch.{name}' as a data type"
    else:
        raise AssertionError("nothing was raised")
