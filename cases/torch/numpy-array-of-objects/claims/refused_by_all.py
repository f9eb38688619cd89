"""from_numpy, tensor, as_tensor and Tensor refuse it alike, with and without a dtype, even where all values are numbers."""

import numpy as np
import torch

numbers = np.array([[1, 2.5], [3, 4]], dtype=object)
for call in (
    torch.from_numpy,
    torch.tensor,
    torch.as_tensor,
    torch.Tensor,
    lambda array: torch.tensor(array, dtype=torch.float32),
):
    try:
        call(numbers)
    except TypeError as error:
        assert "can't convert np.ndarray of type numpy.object_" in str(error)
    else:
        raise AssertionError("nothing was raised")
assert torch.tensor(numbers.astype("float32")).tolist() == [[1, 2.5], [3, 4]]
