"""Methods and attributes of tensors that arrays lack, each named in the message."""

import numpy as np

array = np.ones((2, 3))
for name in (
    "unsqueeze",
    "to",
    "cuda",
    "cpu",
    "float",
    "long",
    "dim",
    "permute",
    "expand",
    "contiguous",
    "clone",
    "detach",
    "numpy",
    "requires_grad",
    "backward",
):
    try:
        getattr(array, name)
    except AttributeError as error:
        assert str(error) == f"'numpy.ndarray' object has no attribute '{name}'"
    else:
        raise AssertionError(f"{name}: nothing was raised")
