"""A tuple, an array and a number are refused in the same words, which end in their type."""

import numpy as np
import torch
from torch import nn

embedding = nn.Embedding(6, 2)
for ids, name in (((1, 2), "tuple"), (np.array([1, 2]), "numpy.ndarray"), (3, "int")):
    try:
        embedding(ids)
    except TypeError as error:
        words = f"embedding(): argument 'indices' (position 2) must be Tensor, not {name}"
        assert words in str(error)
    else:
        raise AssertionError(f"{name}: nothing was raised")
    assert torch.equal(embedding(torch.as_tensor(ids)), embedding.weight[torch.as_tensor(ids)])
