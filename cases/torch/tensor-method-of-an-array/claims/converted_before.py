"""What numpy() gave, or a function of NumPy made of a tensor, is an array: the line above converted already."""

import numpy as np
import torch

scores = torch.tensor([0.5, -1.0])
for array, name in ((scores.numpy(), "cpu"), (np.asarray(scores), "detach")):
    try:
        getattr(array, name)()
    except AttributeError as error:
        assert str(error) == f"'numpy.ndarray' object has no attribute '{name}'"
    else:
        raise AssertionError("nothing was raised")
