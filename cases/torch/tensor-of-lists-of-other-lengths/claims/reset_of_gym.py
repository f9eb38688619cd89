"""A pair of an array and an empty dictionary, as `reset()` of Gymnasium returns it, has "(got 0)" in FloatTensor, and "Could not infer dtype of dict" in torch.tensor."""

import warnings

import numpy as np
import torch

warnings.simplefilter("ignore")
answer = (np.zeros(24, dtype="float32"), {})
for make, kind, words in (
    (torch.FloatTensor, ValueError, "expected sequence of length 24 at dim 1 (got 0)"),
    (torch.tensor, RuntimeError, "Could not infer dtype of dict"),
    (torch.as_tensor, RuntimeError, "Could not infer dtype of dict"),
):
    try:
        make(answer)
    except kind as error:
        assert str(error) == words
    else:
        raise AssertionError("nothing was raised")
state, _ = answer
assert torch.tensor(state).shape == (24,)
