"""A NumPy array of words has a message that begins "can't convert np.ndarray of type numpy.str_"; its list has the words of this case."""

import numpy as np
import torch

words = np.array(["cat", "dog"])
for make in (torch.tensor, torch.as_tensor, torch.from_numpy):
    try:
        make(words)
    except TypeError as error:
        assert str(error).startswith("can't convert np.ndarray of type numpy.str_")
    else:
        raise AssertionError("nothing was raised")
for data in (words.tolist(), list(words)):
    try:
        torch.tensor(data)
    except ValueError as error:
        assert str(error) == "too many dimensions 'str'"
    else:
        raise AssertionError("nothing was raised")
