"""`torch.tensor` of whole numbers, `arange`, `argmax` and an array of pixels give integers."""

import numpy as np
import torch

for values in (
    torch.tensor([10, 12, 9]),
    torch.arange(5),
    torch.randn(4, 3).argmax(dim=1),
    torch.from_numpy(np.zeros((4, 4), dtype="uint8")),
):
    assert not values.is_floating_point()
    try:
        values.std()
    except RuntimeError as error:
        assert str(error) == "std and var only support floating point and complex dtypes"
    else:
        raise AssertionError("nothing was raised")
