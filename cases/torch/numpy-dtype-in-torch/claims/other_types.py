"""A name in quotes is refused as "str", and np.dtype("float32") by its class; `to` takes a name for a device."""

import numpy as np
import torch

for dtype, name in (("float32", "str"), (np.dtype("float32"), "numpy"), (np.float32, "type")):
    try:
        torch.tensor([1], dtype=dtype)
    except TypeError as error:
        assert str(error).startswith(f"tensor(): argument 'dtype' must be torch.dtype, not {name}")
    else:
        raise AssertionError("nothing was raised")
try:
    torch.ones(2).to("float32")
except RuntimeError as error:
    assert "Invalid device string: 'float32'" in str(error)
else:
    raise AssertionError("nothing was raised")
