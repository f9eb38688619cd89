"""zeros lists its forms, with (tuple, dtype=type) or (int, dtype=type), or names the argument, by the release."""

import numpy as np
import torch

for shape, kind in (((2, 3), "tuple"), (3, "int")):
    try:
        torch.zeros(shape, dtype=np.float32)
    except TypeError as error:
        assert str(error).startswith(
            (
                f"zeros() received an invalid combination of arguments - got ({kind}, dtype=type), but expected one of:",
                "zeros(): argument 'dtype' must be torch.dtype, not type",
            )
        )
    else:
        raise AssertionError("nothing was raised")
